import { expect, test } from "vitest";
import { citedReferences } from "./cited-references.ts";
import type { AnswerClaim, ClaimSupport, SourcedAnswer, SupportVerdict } from "./cited-view.ts";

const OWN = "https://own.example/page";
const pageOf = (name: string) => `https://${name}.example/`;
const support = (url: string, verdict: SupportVerdict): ClaimSupport => ({
  url,
  verdict,
  quote: { url, text: `Words of ${url}`, under: null, wordsBefore: 0 },
  note: null,
  isSure: true,
});
const claim = (text: string, by: string, own: SupportVerdict): AnswerClaim => ({
  text,
  span: { start: 0, end: text.length },
  facts: [],
  decidedBy: [],
  cites: [1],
  supports: [support(pageOf(by), "supported")],
  own: support(OWN, own),
  judgedBy: "rules",
});
const answer = (
  engine: SourcedAnswer["engine"],
  names: string[],
  claims: AnswerClaim[] = [],
): SourcedAnswer => ({
  engine,
  model: "m",
  sample: 1,
  askedAt: "2026-11-17T00:00:00.000Z",
  text: "",
  searched: true,
  reportsDropped: true,
  sources: names.map((name, at) => ({
    url: name === "own" ? OWN : pageOf(name),
    host: `${name}.example`,
    title: name,
    position: at + 1,
    role: "cited",
    isOwn: name === "own",
    state: "read",
    reason: null,
    note: null,
  })),
  claims,
});

test("three pages of Perplexity and two of ChatGPT, the most cited first, and never the user's own", () => {
  const answers = [
    answer("perplexity", ["own", "a", "b", "c", "d"]),
    answer("perplexity", ["d", "own"]),
    answer("openai", ["x", "y", "z"]),
    answer("gemini", ["g"]),
  ];
  expect(
    citedReferences(answers, OWN).map(({ engine, title, cited, counted }) => [engine, title, cited, counted]),
  ).toEqual([
    ["perplexity", "d", 2, 2],
    ["perplexity", "a", 1, 2],
    ["perplexity", "b", 1, 2],
    ["openai", "x", 1, 1],
    ["openai", "y", 1, 1],
  ]);
});

test("each shows the passage that was used, and the first that the user's page lacks", () => {
  const claims = [claim("Both say it.", "a", "supported"), claim("Only they say it.", "a", "not_supported")];
  const [first, second] = citedReferences([answer("openai", ["a", "b"], claims)], OWN);
  expect(first).toMatchObject({
    used: { claim: "Both say it.", quote: { text: `Words of ${pageOf("a")}` } },
    lacking: { claim: "Only they say it." },
  });
  expect(second).toMatchObject({ used: null, lacking: null });
});

test("a doubtful verdict about the user's page isn't called a lack", () => {
  const doubtful = claim("Perhaps.", "a", "not_supported");
  doubtful.own.isSure = false;
  expect(citedReferences([answer("openai", ["a"], [doubtful])], OWN)[0]?.lacking).toBeNull();
});
