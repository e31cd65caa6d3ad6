import { expect, test } from "vitest";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import type { ClaimSupport, SourcedAnswer } from "./cited-view.ts";
import { doubtfulCases, withReply } from "./model-verdicts.ts";
import { sourceLibrary } from "./source-library.ts";
import { splitClaims } from "./split-claims.ts";
import { readingOf } from "./testing/readings.ts";

const OWN = "https://own.example/tea";
const THEIRS = "https://theirs.example/tea";
const SENTENCE = "Green tea tastes bitter after more than three minutes in the pot.";
const page = (url: string) =>
  readingOf(`<title>Tea</title><article><h1>Tea</h1><p>${SENTENCE}</p></article>`, url, "tea");
const library = sourceLibrary([
  { url: OWN, state: "read", reason: null, reading: page(OWN) },
  { url: THEIRS, state: "read", reason: null, reading: page(THEIRS) },
]);
const kept: KeptAnswer = {
  engine: "openai",
  sample: 1,
  failure: null,
  answer: {
    model: "m",
    text: "Steeping green tea for too long makes it bitter.",
    searched: true,
    attribution: null,
    citations: [{ url: THEIRS, host: "theirs.example", title: null, position: 1, cited: true, spans: [] }],
  },
};
const support = (url: string, isSure: boolean): ClaimSupport => ({
  url,
  verdict: "partly",
  quote: null,
  note: null,
  isSure,
});
/** The rules' verdicts are given here, because what is tested is which of them are asked about. */
function readingWith(sure: { theirs: boolean; own: boolean }): SourcedAnswer {
  const [claim] = splitClaims(kept.answer ?? { text: "", citations: [] });
  if (!claim) throw new Error("The answer has no claim");
  const { text, span, facts, decidedBy } = claim;
  return {
    engine: "openai",
    model: "m",
    sample: 1,
    askedAt: "2026-11-17T00:00:00.000Z",
    text: kept.answer?.text ?? "",
    searched: true,
    reportsDropped: true,
    sources: [],
    claims: [
      {
        ...{ text, span, facts, decidedBy, cites: [1] },
        supports: [support(THEIRS, sure.theirs)],
        own: support(OWN, sure.own),
        judgedBy: "rules",
      },
    ],
  };
}
const casesOf = (readings: SourcedAnswer[]) => doubtfulCases({ kept: [kept], readings, library });

test("only doubtful verdicts are asked about, and the user's page before others", () => {
  expect(casesOf([readingWith({ theirs: true, own: true })])).toEqual([]);
  const cases = casesOf([readingWith({ theirs: false, own: false })]);
  expect(cases.map(({ support: place }) => place)).toEqual(["own", 0]);
});

test("a verdict whose quote is on the page replaces the rules' verdict; another quote leaves it in doubt", () => {
  const readings = [readingWith({ theirs: false, own: false })];
  const verdict = (number: number, quote: string) => ({
    case: number,
    verdict: "supported",
    quote,
    differs: "",
  });
  const reply = { verdicts: [verdict(0, SENTENCE), verdict(1, "Words that nobody wrote about tea.")] };
  const [reading] = withReply(readings, casesOf(readings), reply);
  expect(reading?.claims[0]).toMatchObject({
    judgedBy: "model",
    own: { verdict: "supported", isSure: true, quote: { text: SENTENCE } },
    supports: [{ verdict: "partly", isSure: false }],
  });
});

test("a reply of another form, or about cases that weren't asked, changes nothing", () => {
  const readings = [readingWith({ theirs: false, own: false })];
  const cases = casesOf(readings);
  for (const reply of [null, "supported", { verdicts: [{ case: 0 }] }, { verdicts: [] }])
    expect(withReply(readings, cases, reply)).toEqual(readings);
  const far = { verdicts: [{ case: 99, verdict: "supported", quote: SENTENCE, differs: "" }] };
  expect(withReply(readings, cases, far)).toEqual(readings);
});
