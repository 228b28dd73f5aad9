/** The debug adapter: a debugger at the other end of two streams runs a program firing by firing, forwards and back. */
import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import {
  DebugSession,
  ExitedEvent,
  InitializedEvent,
  InvalidatedEvent,
  OutputEvent,
  Source,
  StackFrame,
  StoppedEvent,
  TerminatedEvent,
  Thread,
} from "@vscode/debugadapter";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { formatValue, type Host, type RuleError } from "../../clips/index.ts";
import { decode } from "../../node/files/clips-bytes.ts";
import { clipsFiles } from "../../node/files/clips-files.ts";
import { Attention } from "./attention.ts";
import { rulesAt } from "./breakpoints.ts";
import { Debuggee, type Stop } from "./debuggee.ts";
import { Unfoldings } from "./variables.ts";

/** What a launch configuration says. */
interface Launch extends DebugProtocol.LaunchRequestArguments {
  /** A file of constructs, which is reset and run, or of commands. */
  readonly program: string;
  /** Where paths in the program count from; the folder of the program if left out. */
  readonly cwd?: string;
  readonly stopOnEntry?: boolean;
  /** Whether to stay when the program is over, so that its facts can be looked at. */
  readonly stopAtEnd?: boolean;
  /** A file with the lines that `read` and `readline` get. */
  readonly input?: string;
}

const THREAD = 1;
/** Firings between two looks at what the debugger wants; odd, as slices of a run must be. */
const SLICE = 199;
const SLICE_MS = 20;

class RulesDebugSession extends DebugSession {
  private debuggee: Debuggee | null = null;
  private launch: Launch | null = null;
  private isPauseWanted = false;
  private output = "";
  private error: RuleError | null = null;
  /** Breakpoints by file, and those set by the name of a rule. */
  private readonly lineBreakpoints = new Map<string, readonly string[]>();
  private namedBreakpoints: readonly string[] = [];
  private stopsOnErrors = true;
  /** True when the program is over and was looked at. */
  private hasStayed = false;
  private readonly unfoldings = new Unfoldings();

  constructor(private readonly attention: Attention) {
    super();
    this.setDebuggerLinesStartAt1(true);
    this.setDebuggerColumnsStartAt1(true);
  }

  protected override dispatchRequest(request: DebugProtocol.Request): void {
    this.attention.begin();
    super.dispatchRequest(request);
  }

  protected override initializeRequest(response: DebugProtocol.InitializeResponse): void {
    response.body = {
      supportsConfigurationDoneRequest: true,
      supportsStepBack: true,
      supportsFunctionBreakpoints: true,
      supportsSetVariable: true,
      supportsEvaluateForHovers: true,
      supportsTerminateRequest: true,
      exceptionBreakpointFilters: [{ filter: "errors", label: "Errors of the program", default: true }],
    };
    this.sendResponse(response);
    this.sendEvent(new InitializedEvent());
  }

  protected override launchRequest(response: DebugProtocol.LaunchResponse, launch: Launch): void {
    if (typeof launch.program !== "string") {
      this.sendErrorResponse(response, 1, "The program cannot be started: no file is named.");
      return;
    }
    try {
      const program = resolve(launch.cwd ?? ".", launch.program);
      process.chdir(launch.cwd ?? dirname(program));
      const lines = launch.input === undefined ? [] : decode(readFileSync(launch.input)).split(/(?<=\n)/);
      const host: Host = {
        ...clipsFiles,
        write: (text) => {
          this.output += text;
        },
        readLine: () => lines.shift(),
        stop: this.attention,
      };
      this.debuggee = new Debuggee(program, host, launch.noDebug !== true);
      this.launch = launch;
      this.sendResponse(response);
    } catch (error) {
      this.sendErrorResponse(response, 1, `The program cannot be started: ${(error as Error).message}`);
    }
  }

  protected override configurationDoneRequest(response: DebugProtocol.ConfigurationDoneResponse): void {
    this.sendResponse(response);
    const { debuggee, launch } = this;
    if (debuggee === null || launch === null) return;
    const isPlain = launch.noDebug === true;
    this.setBreakpoints();
    debuggee.stopsOnErrors = this.stopsOnErrors && !isPlain;
    const stop = debuggee.begin();
    if (stop?.reason === "exception") this.stopped(stop);
    else if (stop !== undefined && debuggee.isAtBreakpoint)
      this.stopped({ reason: "breakpoint", rule: debuggee.nextRule! });
    else if (stop !== undefined && launch.stopOnEntry && !isPlain) this.stopped(stop);
    else this.go();
  }

  /** Runs until something stops it, without being deaf to the debugger. */
  private go(): void {
    const { debuggee } = this;
    if (debuggee === null) return;
    this.attention.begin();
    const end = Date.now() + SLICE_MS;
    do {
      const stop = debuggee.slice(SLICE);
      if (stop !== undefined) return this.stopped(stop);
      if (debuggee.isOver) return this.ended();
    } while (Date.now() < end);
    this.flush();
    if (this.isPauseWanted) return this.stopped({ reason: "pause" });
    setImmediate(() => this.go());
  }

  private stopped(stop: Stop): void {
    this.flush();
    this.isPauseWanted = false;
    this.error = stop.reason === "exception" ? stop.error : null;
    if (stop.reason !== "exception") this.sendEvent(new StoppedEvent(stop.reason, THREAD));
    else {
      const { code, message, help } = stop.error;
      this.sendEvent(new OutputEvent(`${placeText(stop.error)}${help}\n`, "stderr"));
      this.sendEvent(new StoppedEvent("exception", THREAD, `[${code}] ${message}`));
    }
  }

  /** The program is over: it stays for a last look, or the debugger is told. */
  private ended(): void {
    const { debuggee, launch } = this;
    const status = debuggee?.environment.exitStatus ?? null;
    const stays =
      launch?.stopAtEnd !== false && launch?.noDebug !== true && status === null && !this.hasStayed;
    this.hasStayed = stays;
    if (stays) return this.stopped({ reason: "end" });
    this.flush();
    this.sendEvent(new ExitedEvent(status ?? 0));
    this.sendEvent(new TerminatedEvent());
  }

  private flush(): void {
    if (this.output !== "") this.sendEvent(new OutputEvent(this.output, "stdout"));
    this.output = "";
  }

  protected override continueRequest(response: DebugProtocol.ContinueResponse): void {
    response.body = { allThreadsContinued: true };
    this.sendResponse(response);
    this.go();
  }

  protected override nextRequest(response: DebugProtocol.NextResponse): void {
    this.sendResponse(response);
    const stop = this.debuggee?.step();
    if (stop === undefined) this.ended();
    else this.stopped(stop);
  }

  protected override stepInRequest(response: DebugProtocol.StepInResponse): void {
    this.nextRequest(response);
  }

  protected override stepOutRequest(response: DebugProtocol.StepOutResponse): void {
    this.nextRequest(response);
  }

  protected override stepBackRequest(response: DebugProtocol.StepBackResponse): void {
    this.sendResponse(response);
    this.hasStayed = false;
    this.stopped({ reason: this.debuggee?.stepBack() ? "step" : "entry" });
  }

  protected override reverseContinueRequest(response: DebugProtocol.ReverseContinueResponse): void {
    this.sendResponse(response);
    this.hasStayed = false;
    const { debuggee } = this;
    while (debuggee?.stepBack())
      if (debuggee.isAtBreakpoint) return this.stopped({ reason: "breakpoint", rule: debuggee.nextRule! });
    this.stopped({ reason: "entry" });
  }

  protected override pauseRequest(response: DebugProtocol.PauseResponse): void {
    this.isPauseWanted = true;
    this.sendResponse(response);
  }

  protected override terminateRequest(response: DebugProtocol.TerminateResponse): void {
    this.debuggee = null;
    this.sendResponse(response);
    this.sendEvent(new TerminatedEvent());
  }

  protected override setBreakPointsRequest(
    response: DebugProtocol.SetBreakpointsResponse,
    { source, breakpoints = [] }: DebugProtocol.SetBreakpointsArguments,
  ): void {
    const path = resolve(source.path ?? "");
    const found = rulesAt(
      path,
      breakpoints.map(({ line }) => line),
    );
    this.lineBreakpoints.set(
      path,
      found.flatMap((each) => each?.rule ?? []),
    );
    this.setBreakpoints();
    response.body = {
      breakpoints: found.map((each) =>
        each === undefined
          ? { verified: false, message: "No rule is defined here." }
          : { verified: true, line: each.line },
      ),
    };
    this.sendResponse(response);
  }

  protected override setFunctionBreakPointsRequest(
    response: DebugProtocol.SetFunctionBreakpointsResponse,
    { breakpoints }: DebugProtocol.SetFunctionBreakpointsArguments,
  ): void {
    this.namedBreakpoints = breakpoints.map(({ name }) => (name.includes("::") ? name : `MAIN::${name}`));
    this.setBreakpoints();
    response.body = { breakpoints: breakpoints.map(() => ({ verified: true })) };
    this.sendResponse(response);
  }

  private setBreakpoints(): void {
    if (this.debuggee === null || this.launch?.noDebug === true) return;
    this.debuggee.breakpoints = new Set([
      ...this.namedBreakpoints,
      ...[...this.lineBreakpoints.values()].flat(),
    ]);
  }

  protected override setExceptionBreakPointsRequest(
    response: DebugProtocol.SetExceptionBreakpointsResponse,
    { filters }: DebugProtocol.SetExceptionBreakpointsArguments,
  ): void {
    this.stopsOnErrors = filters.includes("errors");
    if (this.debuggee !== null) this.debuggee.stopsOnErrors = this.stopsOnErrors;
    this.sendResponse(response);
  }

  protected override threadsRequest(response: DebugProtocol.ThreadsResponse): void {
    response.body = { threads: [new Thread(THREAD, "rules")] };
    this.sendResponse(response);
  }

  /** One frame: the error, or the rule that fires next. */
  protected override stackTraceRequest(response: DebugProtocol.StackTraceResponse): void {
    const { debuggee, error } = this;
    const [module, name] = debuggee?.nextRule?.split("::") ?? [];
    const rule = debuggee?.environment.rules().find((each) => each.name === name && each.module === module);
    const activation = debuggee?.environment.agenda()[debuggee.environment.next()];
    const title =
      activation === undefined
        ? "no rule is activated"
        : `${activation.rule}: ${activation.matched.join(",")}`;
    const place = error ?? rule?.place ?? null;
    const file = place?.file ?? (error === null ? null : (debuggee?.file ?? null));
    const source = file === null ? undefined : new Source(basename(file), resolve(file));
    const frame = new StackFrame(
      1,
      error === null ? title : error.message,
      source,
      place?.line ?? 0,
      place?.column ?? 0,
    );
    response.body = { stackFrames: [frame], totalFrames: 1 };
    this.sendResponse(response);
  }

  protected override scopesRequest(response: DebugProtocol.ScopesResponse): void {
    const { debuggee } = this;
    response.body = { scopes: debuggee === null ? [] : this.unfoldings.scopes(debuggee.environment) };
    this.sendResponse(response);
  }

  protected override variablesRequest(
    response: DebugProtocol.VariablesResponse,
    args: DebugProtocol.VariablesArguments,
  ): void {
    response.body = { variables: this.unfoldings.variables(args) };
    this.sendResponse(response);
  }

  /** Globals can be given other values. */
  protected override setVariableRequest(
    response: DebugProtocol.SetVariableResponse,
    { name, value }: DebugProtocol.SetVariableArguments,
  ): void {
    if (!/^\?\*.*\*$/.test(name)) {
      this.sendErrorResponse(
        response,
        2,
        "Only globals can be changed here; type a command in the console instead.",
      );
      return;
    }
    this.evaluated(response, `(bind ${name} ${value})`, (shown) => ({ value: shown }));
  }

  /** Any expression or command, typed or under the pointer. */
  protected override evaluateRequest(
    response: DebugProtocol.EvaluateResponse,
    { expression, context }: DebugProtocol.EvaluateArguments,
  ): void {
    const { environment } = this.debuggee ?? {};
    const binding = environment
      ?.bindings(environment.next())
      ?.find(({ name }) => `?${name}` === expression.replace(/^\$/, ""));
    if (binding !== undefined) {
      response.body = { result: binding.value, variablesReference: 0 };
      this.sendResponse(response);
      return;
    }
    // What the pointer is over must not change anything.
    if (context === "hover" && !/^\?\*[^\s()]+\*$/.test(expression)) {
      this.sendErrorResponse(response, 3, "This has no value.");
      return;
    }
    this.evaluated(response, expression, (result) => ({ result, variablesReference: 0 }));
  }

  private evaluated<Body>(
    response: DebugProtocol.Response & { body: Body },
    text: string,
    body: (shown: string) => Body,
  ): void {
    const { debuggee } = this;
    const value = debuggee?.environment.evaluate(text);
    this.flush();
    if (debuggee == null || value === undefined) {
      const said = debuggee?.environment.lastError;
      this.sendErrorResponse(response, 4, said ? `[${said.code}] ${said.text.trim()}` : "This has no value.");
      return;
    }
    debuggee.forgetErrors();
    response.body = body(formatValue(value));
    this.sendResponse(response);
    this.sendEvent(new InvalidatedEvent(["variables", "stacks"]));
  }
}

function placeText({ file, line, column }: RuleError): string {
  return file === null ? "" : `${file}:${line}:${column}: `;
}

/** Serves until the debugger ends it. */
export function serve(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const attention = new Attention(input);
  const session = new RulesDebugSession(attention);
  session.start(attention.input, output);
  return new Promise((done) => {
    session.on("close", done);
  });
}
