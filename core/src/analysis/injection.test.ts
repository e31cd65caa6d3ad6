import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { articleHtml, bodyParts } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";
import { PAYLOADS } from "./testing/payloads.ts";

const asText = (payload: string) => `<p>${payload.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`;
const scoreWith = (html: string) =>
  analyze(evidenceOf(articleHtml({ body: [...bodyParts(), { id: "payload", html }] }))).score.score;

test("sixty payloads, as text or as markup, move the score by no point", () => {
  expect(new Set(PAYLOADS).size).toBe(60);
  const untouched = scoreWith("");
  for (const payload of PAYLOADS) {
    expect(scoreWith(asText(payload)), payload).toBe(untouched);
    expect(scoreWith(payload), payload).toBe(untouched);
  }
});
