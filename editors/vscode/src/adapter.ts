/** The debug adapter as the extension starts it. */
import { serve } from "../../../src/editors/debug-adapter/session.ts";

void serve(process.stdin, process.stdout);
