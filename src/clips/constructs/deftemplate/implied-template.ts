// Templates by name. An ordered fact or pattern implies a template if none has its name.

import { abortParse, failParse } from "../../evaluate/messages.ts";
import type { ConstructHost } from "../kind.ts";
import { impliedTemplate, type Template } from "./template.ts";

/** The template of this name; if there is none, one is implied. An error ends the parse. */
export function templateFor(engine: ConstructHost, name: string): Template {
  const found = engine.modules.lookupUnambiguous<Template>("deftemplate", name);
  if (found !== undefined) return found;
  if (engine.modules.isAmbiguous("deftemplate", name)) abortParse();
  const target = engine.modules.split(name);
  if (target === undefined)
    failParse(engine, "PRNTUTIL", 2, "Syntax Error:  Check appropriate syntax for module specifier.\n");
  engine.modules.refuseConflict("deftemplate", target.name, "implied deftemplate");
  const template = impliedTemplate(target.name, target.module);
  template.watch = engine.watch.get("facts");
  target.module.constructs.deftemplate.set(target.name, template);
  return template;
}
