/** The extension: starts the language server and the debug adapter, and has three commands. */
import { join } from "node:path";
import * as vscode from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { programHash, Studio } from "./studio.ts";

let client: LanguageClient | undefined;
const studio = new Studio();

export async function activate({ subscriptions, extensionPath }: vscode.ExtensionContext): Promise<void> {
  const beside = (name: string) => join(extensionPath, "dist", name);
  subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory("clips", {
      // The editor's own Node runs it: none needs to be installed.
      createDebugAdapterDescriptor: () =>
        new vscode.DebugAdapterExecutable(process.execPath, [beside("adapter.js")], {
          env: { ELECTRON_RUN_AS_NODE: "1" },
        }),
    }),
    vscode.debug.registerDebugConfigurationProvider("clips", { resolveDebugConfiguration }),
    vscode.commands.registerCommand("frontier.run", () => start(true)),
    vscode.commands.registerCommand("frontier.debug", () => start(false)),
    vscode.commands.registerCommand("frontier.stepInStudio", stepInStudio),
    { dispose: () => studio.end() },
  );
  const { format } = vscode.workspace.getConfiguration("frontier");
  client = new LanguageClient(
    "frontier",
    "CLIPS",
    { module: beside("server.js"), transport: TransportKind.stdio },
    { documentSelector: [{ language: "clips" }], initializationOptions: { format } },
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Without a launch configuration, the file that is being edited is debugged. */
function resolveDebugConfiguration(
  _folder: vscode.WorkspaceFolder | undefined,
  configuration: vscode.DebugConfiguration,
): vscode.DebugConfiguration {
  if (configuration.type) return configuration;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor puts the file there.
  return { type: "clips", request: "launch", name: "CLIPS", program: "${file}", stopOnEntry: true };
}

async function start(noDebug: boolean): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || !(await document.save())) return;
  const { uri } = document;
  const configuration = {
    type: "clips",
    request: "launch",
    name: "CLIPS",
    program: uri.fsPath,
    stopOnEntry: true,
    internalConsoleOptions: "openOnSessionStart",
  };
  await vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(uri), configuration, { noDebug });
}

async function stepInStudio(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined) return;
  const command = vscode.workspace.getConfiguration("frontier").get("command", "frontier");
  try {
    const address = await studio.open(command);
    const hash = programHash(document.fileName, document.getText());
    const page = vscode.Uri.parse(`${address.replace(/\/$/, "")}/${hash}`, true);
    await vscode.env.openExternal(page);
  } catch (error) {
    const why = (error as Error).message;
    void vscode.window.showErrorMessage(
      `The studio cannot be started with "${command}": ${why} See the setting frontier.command.`,
    );
  }
}
