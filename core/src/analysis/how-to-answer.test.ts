/** The first edit of a how-to asks for its answer in one or two sentences. An author who writes them in a usual form has made the edit. */
import { expect, test } from "vitest";
import { HOW_TO } from "../reading/testing/unanswered/how-to.ts";
import { editPoints } from "../score/printed-points.ts";
import { analyze } from "./analyze.ts";
import { evidenceOf } from "./testing/evidence.ts";

const judged = (top?: string) => analyze(evidenceOf(HOW_TO.html(top), { url: HOW_TO.url }));
const asksForAnswer = ({ edits = [] }: ReturnType<typeof judged>) =>
  edits.some(({ about }) => about === "answer_early");

test("a how-to without its answer at the top is asked for it, before all that costs no more", () => {
  const { edits = [], audits } = judged();
  const printed = editPoints(edits, audits);
  const pointsOf = ({ id }: { id: string }) => printed.get(id) ?? 0;
  const [asked] = edits.filter(({ about }) => about === "answer_early");
  if (!asked) throw new Error("not asked for");
  for (const before of edits.slice(0, edits.indexOf(asked)))
    expect(pointsOf(before)).toBeGreaterThan(pointsOf(asked));
});

test.each([
  HOW_TO.lead,
  "Remove limescale from an electric kettle by boiling equal parts of white vinegar and water in it, waiting 30 minutes and boiling fresh water twice.",
  "Removing limescale from an electric kettle takes five steps: fill it with equal parts of vinegar and water, boil it, wait 30 minutes, pour it out and boil fresh water twice.",
  "Boil equal parts of white vinegar and water in the kettle, wait 30 minutes, pour it out and boil fresh water twice.",
])("the check is passed and the edit gone after “%s”", (answer) => {
  const result = judged(answer);
  expect(result.reading?.checks.answer_early).toBe("yes");
  expect(asksForAnswer(result)).toBe(false);
  expect(result.score.score).toBeGreaterThan(judged().score.score);
});
