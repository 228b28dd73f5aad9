/** Answers questions about the program while it is being edited, without holding up the page. */
import { answerPage } from "../../../app/worker/scope.ts";
import { type Answer, answerTo, type Question } from "./questions.ts";

answerPage((question: Question): Answer => answerTo(question));
