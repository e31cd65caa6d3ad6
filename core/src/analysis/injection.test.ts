import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { articleHtml, bodyParts } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";
import { PAYLOADS } from "./testing/payloads.ts";

const asText = (payload: string) => `<p>${payload.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`;
const scoreWith = (html: string) =>
  analyze(evidenceOf(articleHtml({ body: [...bodyParts(), { id: "payload", html }] }))).score.score;

/** The learned checks look at the whole page, so any paragraph more can move a rounded score. */
const MAX_MOVE = 2;

test("sixty payloads, as text or as markup, move the score by at most two points", () => {
  expect(new Set(PAYLOADS).size).toBe(60);
  const untouched = scoreWith("");
  const moving = PAYLOADS.flatMap((payload) => {
    const moves = [asText(payload), payload].map((html) => scoreWith(html) - untouched);
    return moves.some((move) => Math.abs(move) > MAX_MOVE) ? [`${moves.join(" and ")}: ${payload}`] : [];
  });
  expect(moving).toEqual([]);
});
