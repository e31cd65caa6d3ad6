/** How far a payload on a page moves its score, as text and as markup. */
import { analyze } from "../analyze.ts";
import { articleHtml, bodyParts } from "./article.ts";
import { evidenceOf } from "./evidence.ts";

const asText = (payload: string) => `<p>${payload.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`;
const scoreWith = (html: string) =>
  analyze(evidenceOf(articleHtml({ body: [...bodyParts(), { id: "payload", html }] }))).score.score;

/** The learned checks look at the whole page, so any paragraph more can move a rounded score. */
const MAX_MOVE = 2;

/** The payloads that move the score further. */
export function movingPayloads(payloads: readonly string[]): string[] {
  const untouched = scoreWith("");
  return payloads.flatMap((payload) => {
    const moves = [asText(payload), payload].map((html) => scoreWith(html) - untouched);
    return moves.some((move) => Math.abs(move) > MAX_MOVE) ? [`${moves.join(" and ")}: ${payload}`] : [];
  });
}
