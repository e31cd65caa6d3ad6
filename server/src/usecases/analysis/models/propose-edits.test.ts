/** A model's edits and its second call: real SDK, a scripted model on loopback, and the engine's own list. */
import { randomUUID } from "node:crypto";
import { analyze } from "@citeworthy/core/analysis";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import { readPage } from "@citeworthy/core/page";
import { pageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aiOnLoopback } from "../../../adapters/ai/testing/ai-on-loopback.ts";
import { type LoopbackVendors, startLoopbackVendors } from "../../../adapters/ai/testing/loopback-vendors.ts";
import { OUTAGE, type Script } from "../../../adapters/ai/testing/script.ts";
import type { Database } from "../../../adapters/db/database.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { serverDatabases } from "../../../testing/databases.ts";
import { modelReading } from "../../../testing/model-reading.ts";
import { LATE_ANSWER } from "../../../testing/stub-page.ts";
import { proposeEdits, verifyEdits } from "./propose-edits.ts";

const URL_OF_PAGE = "https://garden.example/cost";
const PLASTIC = "Plastic is light and easy to move.";
const proposal = (change: Partial<ModelProposal> & Pick<ModelProposal, "kind">): ModelProposal => ({
  about: "other",
  fault: "A sentence can be read in two ways.",
  quotes: [],
  text: "",
  before: "",
  needs: "",
  reason: "It says the same.",
  ...change,
});
/** Another wording each time, so that no reply comes from the cache. */
let edition = 0;
const reworded = () => {
  const letter = String.fromCharCode("a".charCodeAt(0) + edition++);
  const text = `Plastic barrels are light and simp${letter}e to move.`;
  return proposal({ kind: "correction", quotes: [PLASTIC], text });
};

let database: Database;
let vendors: LoopbackVendors;
let ai: ReturnType<typeof aiOnLoopback>;
let warned: string[];

beforeAll(async () => {
  const [chosen] = serverDatabases;
  if (!chosen) throw new Error("There is no database to test on");
  database = await chosen.open();
  vendors = await startLoopbackVendors(() => ({ say: "empty" }));
  ai = aiOnLoopback(database, vendors);
});
afterAll(async () => {
  await vendors.close();
  await database.close();
});
beforeEach(async () => {
  vendors.seen.length = 0;
  warned = [];
  await ai.breaker.succeeded("compatible");
});

function needs(script: Script) {
  vendors.direct(() => script);
  const { writer } = ai.open(["compatible"]);
  if (!writer) throw new Error("No model is configured");
  const log: Log = { debug() {}, info() {}, warn: (event) => void warned.push(event), error() {} };
  return { writer, log };
}
const listed = (proposals: readonly ModelProposal[]) =>
  analyze(
    {
      requestedUrl: URL_OF_PAGE,
      url: URL_OF_PAGE,
      redirects: [],
      status: 200,
      headers: {},
      html: LATE_ANSWER,
      bytes: LATE_ANSWER.length,
      timings: { firstByteMs: 100, totalMs: 200 },
      robots: null,
      sitemap: null,
      botAnswers: null,
      now: "2026-11-17T08:00:00.000Z",
    },
    { proposals },
  );
const corrections = (proposals: readonly ModelProposal[]) =>
  (listed(proposals).edits ?? []).filter(({ kind }) => kind === "correction");
const verify = (script: Script, proposals: readonly ModelProposal[]) =>
  verifyEdits(needs(script), {
    proposals,
    page: pageForModel(readPage(LATE_ANSWER, URL_OF_PAGE)),
    jobId: randomUUID(),
    userId: "user",
  });
const says = (follows: string, words: string[] = []): Script => ({
  say: "json",
  value: { verdicts: [{ line: 0, follows, words }] },
});

test("what follows from the page is no longer in doubt, and what doesn't isn't offered", async () => {
  const right = reworded();
  expect(corrections([right])).toMatchObject([{ doubt: { why: "several-passages" } }]);
  const [edit] = corrections(await verify(says("yes"), [right]));
  expect(edit?.after).toBe(right.text);
  expect(edit).not.toHaveProperty("doubt");

  const wrong = reworded();
  expect(corrections(await verify(says("no", [wrong.text]), [wrong]))).toEqual([]);
});

test("what the model is unsure of, or says without naming the words, stays to be checked", async () => {
  for (const script of [says("unsure"), says("no", ["words of something else"]), says("perhaps")]) {
    const one = reworded();
    expect(corrections(await verify(script, [one]))).toMatchObject([
      { after: one.text, doubt: { quote: PLASTIC } },
    ]);
  }
});

test("it gets the passages nearest to the new words, and nothing else of the page", async () => {
  const one = reworded();
  await verify(says("yes"), [one]);
  const [call] = vendors.seen;
  expect(call?.prompt).toContain(PLASTIC);
  expect(call?.prompt).toContain(one.text);
  expect(JSON.stringify(call?.body)).not.toContain("Gardens have always been places of rest");
});

test("without new words there is no call", async () => {
  const kept = [
    proposal({ kind: "opening", text: PLASTIC }),
    proposal({ kind: "strike", quotes: [PLASTIC] }),
  ];
  expect(await verify(says("no"), kept)).toEqual(kept);
  expect(vendors.seen).toHaveLength(0);
});

test.each<[string, Script]>([
  ["an outage", OUTAGE],
  ["another form", { say: "json", value: { verdicts: "all fine" } }],
  ["no JSON", { say: "text", text: "They all follow, trust me." }],
  ["a cut reply", { say: "cut", text: '{"verdicts": [{"line": 0, "follows": "yes"' }],
])("after %s nothing is settled, and it is logged", async (_name, script) => {
  const proposals = [reworded()];
  expect(await verify(script, proposals)).toEqual(proposals);
  expect(warned).toEqual(["new words were not verified: the call failed"]);
});

const propose = (script: Script) => {
  const html = LATE_ANSWER.replace("</article>", `<p>Edition ${randomUUID()}.</p></article>`);
  return proposeEdits(needs(script), {
    jobId: randomUUID(),
    userId: "user",
    page: pageForModel(readPage(html, URL_OF_PAGE)),
    given: {},
    said: { model: "llama3", said: modelReading() },
  });
};

test.each<[string, Script]>([
  ["prose", { say: "text", text: "Sure! Here are my edits: make it better." }],
  ["another form", { say: "json", value: { edits: [{ kind: "opening" }] } }],
  ["endless output", { say: "cut", text: `{"edits": [${'{"kind":"strike"},'.repeat(5_000)}` }],
  ["a refusal", { say: "refusal" }],
])("of %s no edit is made", async (_name, script) => {
  expect(await propose(script)).toEqual([]);
  expect(warned).toEqual(["a model proposed no edits"]);
});
