/** The language server as the extension starts it. */
import { serve } from "../../../src/editors/language-server/server.ts";

void serve(process.stdin, process.stdout);
