import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { GUIDE } from "../article/testing/pages.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS } from "../contract/reading.ts";
import { isAnswerMissing } from "../requests/given-reading.ts";

const read = (given: Parameters<typeof subjectOf>[1]) => subjectOf(evidenceOf(GUIDE), given).facts.reading();
const { answer } = read({});
const [first = "", second = "", third = ""] = answer.sentences;

test("a sentence that is ruled out isn't proposed again, and the next one takes its place", () => {
  expect(answer.sentences).toHaveLength(3);
  const without = read({ ruledOut: [first] }).answer;
  expect(without.sentences).not.toContain(first);
  expect(without.sentences).toContain(second);
  expect(without.ruledOut).toEqual([first]);
  expect(read({ ruledOut: [first, second, third] }).answer.sentences).not.toEqual(
    expect.arrayContaining([first]),
  );
});

test("undone, the reading is the one before", () => {
  expect(read({ ruledOut: [] })).toEqual(read({}));
});

test("no edit puts a ruled-out sentence at the top", () => {
  const tops = (ruledOut: string[]) =>
    analyze(evidenceOf(GUIDE), { ruledOut }).edits?.filter(({ kind }) => kind === "opening") ?? [];
  expect(tops([first]).map(({ after }) => after)).not.toContain(first);
});

test("a marked answer stays, whatever else is ruled out", () => {
  const { answer } = read({ answer: second, ruledOut: [first] });
  expect(answer).toMatchObject({ by: "user", sentences: [second], ruledOut: [first] });
});

test("a sentence that isn't on the page is reported", () => {
  const unknown = "A rain barrel never smells in August.";
  const reading = read({ ruledOut: [first, unknown] });
  expect(reading.answer.ruledOut).toEqual([first]);
  expect(isAnswerMissing({ ruledOut: [first, unknown] }, reading)).toBe(true);
  expect(isAnswerMissing({ ruledOut: [first] }, reading)).toBe(false);
});

test("a model's answer that is ruled out gives way to the engine's", () => {
  const said = {
    kind: "how-to",
    question: "How do I keep a rain barrel clean?",
    alsoAsked: [],
    answer: { sentences: [first], isList: false, items: [] },
    checks: recordOf(CHECKS, () => ({ verdict: "no", quote: "" })),
  };
  const modelReading = { model: "reader", said };
  expect(read({ modelReading }).answer).toMatchObject({ by: "model", sentences: [first] });
  const without = read({ modelReading, ruledOut: [first] }).answer;
  expect(without.by).toBe("engine");
  expect(without.sentences).not.toContain(first);
});
