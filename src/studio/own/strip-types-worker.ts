/** Takes the types out of a program away from the page. */
import { transform } from "sucrase";
import { type Stripped, strippedBy } from "../../run/own-problem/stripped.ts";
import { answerPage } from "../app/worker/scope.ts";

answerPage<string, Stripped>((text) => strippedBy(transform, text));
