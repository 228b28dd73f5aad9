/** The worker that places large trees. */
import { answerPage } from "../../app/worker/scope.ts";
import { placeTree } from "./place-tree.ts";

answerPage(placeTree);
