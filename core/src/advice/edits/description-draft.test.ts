import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { subjectWithReading } from "../../analysis/testing/with-reading.ts";
import type { Kind } from "../../contract/reading.ts";
import { contextOf } from "./context.ts";
import { descriptionDraft } from "./description-draft.ts";

/** Chances are given, so that a test depends on the rules and not on the models. */
const draftOf = (main: string, { kind = "explainer" as Kind, chosen = 0.5 } = {}) => {
  const subject = subjectWithReading(pageOf(main + padding(8)), {
    kind,
    reading: { question: "How hot does a compost heap get?" },
  });
  const context = contextOf(subject, []);
  const sentences = context.sentences.map((one) => ({ ...one, chosen, neverQuote: 0.1 }));
  return descriptionDraft({ ...context, sentences });
};
const FIT = "A compost heap gets as hot as 65 degrees in its first week if it has enough straw and water.";

test("a sentence of the opening that names the subject describes the page", () => {
  expect(draftOf(`<p>${FIT}</p>`)).toBe(FIT);
});

test.each([
  ["a question", "Have you ever wondered how hot a compost heap gets in its first week of a warm summer?"],
  ["a call to action", "Sign up today to learn how hot a compost heap gets in its first week of the summer."],
  [
    "an announcement",
    "In this article, we will look at how hot a compost heap gets in its first summer week.",
  ],
  ["praise", "Our amazing, world-class compost heap gets stunningly hot and is simply the best of all."],
  [
    "words that lean on others",
    "It also gets as hot as a compost heap does in its first week of a warm summer.",
  ],
  ["another subject", "The valley of Orrin has four mills, nine wells and a church with a tower of stone."],
  ["too short a sentence", "A compost heap gets as hot as 65 degrees."],
])("%s doesn't", (_what, text) => {
  expect(draftOf(`<p>${text}</p>`)).toBeNull();
});

test("a sentence that readers would hardly choose, and one about an entry of a list, aren't offered", () => {
  expect(draftOf(`<p>${FIT}</p>`, { chosen: 0.1 })).toBeNull();
  expect(draftOf(`<h2>The heap of Ida</h2><p>${FIT}</p>`, { kind: "roundup" })).toBeNull();
});
