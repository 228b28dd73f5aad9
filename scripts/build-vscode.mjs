// `npm run build:vscode`: the extension for Visual Studio Code in one file, dist/frontier-clips.vsix. A .vsix is a zip with the
// extension in a folder and two descriptions beside it.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { rolldown } from "rolldown";
import { licences } from "./licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const extension = join(root, "editors/vscode");

/** Every date in the file is this one: the same sources make the same bytes. */
const mtime = new Date("2000-01-01T00:00:00");

async function bundle() {
  const entries = ["extension", "server", "adapter"];
  const { collect, write } = licences();
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, join(extension, `src/${name}.ts`)])),
    platform: "node",
    external: ["vscode"],
    plugins: [collect, write],
    treeshake: { moduleSideEffects: (file) => (file?.includes("node_modules") ? undefined : false) },
  });
  const { output } = await build.generate({ format: "cjs", chunkFileNames: "[name].js", minify: true });
  await build.close();
  return output.map(({ fileName, code, source }) => [`dist/${fileName}`, code ?? source]);
}

const xml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function manifest({ name, publisher, version, displayName, description, categories, keywords, engines }) {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${xml(name)}" Version="${xml(version)}" Publisher="${xml(publisher)}"/>
    <DisplayName>${xml(displayName)}</DisplayName>
    <Description xml:space="preserve">${xml(description)}</Description>
    <Tags>${xml(keywords.join(","))}</Tags>
    <Categories>${xml(categories.join(","))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${xml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

const types = {
  json: "application/json",
  js: "application/javascript",
  md: "text/markdown",
  txt: "text/plain",
};

function contentTypes() {
  const rows = Object.entries({ ...types, vsixmanifest: "text/xml" }).map(
    ([extension, type]) => `<Default Extension=".${extension}" ContentType="${type}"/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${rows.join("")}</Types>
`;
}

const description = JSON.parse(readFileSync(join(extension, "package.json"), "utf8"));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const plain = readdirSync(extension, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".json") && name !== "package.json")
  .sort();
const files = [
  ["package.json", `${JSON.stringify({ ...description, version }, null, 2)}\n`],
  ...plain.map((name) => [name, readFileSync(join(extension, name), "utf8")]),
  ["readme.md", readFileSync(join(extension, "README.md"), "utf8")],
  ["LICENSE.txt", readFileSync(join(root, "LICENSE"), "utf8")],
  ...(await bundle()),
];
const parts = [
  ["extension.vsixmanifest", manifest({ ...description, version })],
  ["[Content_Types].xml", contentTypes()],
  ...files.map(([name, text]) => [`extension/${name}`, text]),
];
const bytes = (text) => [new TextEncoder().encode(text), { mtime }];
mkdirSync(join(root, "dist"), { recursive: true });
const target = join(root, "dist/frontier-clips.vsix");
writeFileSync(
  target,
  zipSync(Object.fromEntries(parts.map(([name, text]) => [name, bytes(text)])), { level: 9 }),
);
console.log(
  `dist/frontier-clips.vsix is built. Install it with: code --install-extension dist/frontier-clips.vsix`,
);
