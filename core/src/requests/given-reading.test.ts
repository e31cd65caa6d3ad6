import { expect, test } from "vitest";
import { messageText } from "../messages/catalogue.ts";
import { givenReading } from "./given-reading.ts";

const NONE = { question: undefined, kind: undefined, answer: undefined };

test("nothing, null and empty text count as not given", () => {
  expect(givenReading(NONE)).toEqual({ kind: "given", given: {} });
  expect(givenReading({ question: " ", kind: null, answer: "" })).toEqual({ kind: "given", given: {} });
});

test("given parts are kept on one line", () => {
  const raw = { question: "  how long does\nit steep ", kind: "how-to", answer: "It steeps for 16 hours." };
  expect(givenReading(raw)).toEqual({
    kind: "given",
    given: { ...raw, question: "how long does it steep" },
  });
});

test.each([
  [{ question: "no" }, "analysis/question-invalid", "3 to 200"],
  [{ question: "x".repeat(201) }, "analysis/question-invalid", "3 to 200"],
  [{ question: 7 }, "analysis/question-invalid", "3 to 200"],
  [{ kind: "poem" }, "analysis/kind-unknown", "how-to, roundup"],
  [{ kind: ["how-to"] }, "analysis/kind-unknown", "how-to, roundup"],
  [{ answer: "short" }, "analysis/answer-invalid", "12 to 600"],
] as const)("%j is refused with %s", (raw, code, words) => {
  const answer = givenReading({ ...NONE, ...raw });
  expect(answer).toMatchObject({ kind: "problem", code });
  if (answer.kind === "problem") expect(messageText(answer.code, answer.details)).toContain(words);
});
