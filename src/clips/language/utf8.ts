// Text as the bytes of the C program. A byte that is not valid UTF-8 is one lone surrogate in a string, U+DC80 for 0x80
// to U+DCFF for 0xFF, so that any file passes through unchanged (decision 0136).

const ESCAPED = 0xdc00;

/** True for the code of a byte that is not valid UTF-8. */
function isEscapedByte(code: number): boolean {
  return code >= 0xdc80 && code <= 0xdcff;
}

/** The character of a byte. */
export function byteText(byte: number): string {
  return String.fromCharCode(byte < 0x80 ? byte : ESCAPED + byte);
}

/** The bytes of a text. */
export function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (isEscapedByte(code)) bytes.push(code & 0xff);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    else
      bytes.push(0xf0 | (code >> 18), continuation(code >> 12), continuation(code >> 6), continuation(code));
  }
  return bytes;
}

/**
 * A text file as the C program reads it: without a byte-order mark. It takes the three bytes of the mark one by one, so
 * that a file loses as many of them as it begins with.
 */
export function withoutMark(text: string): string {
  const [first, second, third] = bytesOf(text.slice(0, 2));
  if (first !== 0xef) return text;
  const lost = second !== 0xbb ? 1 : third !== 0xbf ? 2 : 3;
  if (isEscapedByte(text.charCodeAt(0))) return text.slice(lost);
  return textOfBytes(bytesOf(text[0]).slice(lost)) + text.slice(1);
}

function continuation(code: number): number {
  return 0x80 | (code & 0x3f);
}

/** The text of bytes. */
export function textOfBytes(bytes: ArrayLike<number>): string {
  let text = "";
  for (let i = 0; i < bytes.length; ) {
    const code = codePointAt(bytes, i);
    if (code < 0) {
      text += byteText(bytes[i++]);
    } else {
      text += String.fromCodePoint(code);
      i += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
  }
  return text;
}

/** The character that begins at a byte; -1 where there is none, or one that has a shorter form. */
function codePointAt(bytes: ArrayLike<number>, at: number): number {
  const first = bytes[at];
  if (first < 0x80) return first;
  const size = first >= 0xf0 && first < 0xf8 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
  if (size === 0 || first >= 0xf8 || at + size > bytes.length) return -1;
  let code = first & (0x7f >> size);
  for (let i = at + 1; i < at + size; i++) {
    if ((bytes[i] & 0xc0) !== 0x80) return -1;
    code = (code << 6) | (bytes[i] & 0x3f);
  }
  const least = size === 2 ? 0x80 : size === 3 ? 0x800 : 0x10000;
  const isSurrogate = code >= 0xd800 && code < 0xe000;
  return code < least || isSurrogate || code > 0x10ffff ? -1 : code;
}

/** True for a text of which each character is one byte. */
function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0x80) return false;
  return true;
}

export function byteLength(text: string): number {
  return isAscii(text) ? text.length : bytesOf(text).length;
}

/** The first bytes of a text. */
export function firstBytes(text: string, count: number): string {
  return isAscii(text) ? text.slice(0, count) : textOfBytes(bytesOf(text).slice(0, count));
}
