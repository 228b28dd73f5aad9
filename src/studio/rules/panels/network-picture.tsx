export default function NetworkPicture() {
  return null;
}
