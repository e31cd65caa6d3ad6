/** Texts for edits: real SDK, a scripted model on loopback, the real engine and its checks. */
import { randomUUID } from "node:crypto";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aiOnLoopback } from "../../../adapters/ai/testing/ai-on-loopback.ts";
import { type LoopbackVendors, startLoopbackVendors } from "../../../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../../adapters/ai/testing/script.ts";
import type { Database } from "../../../adapters/db/database.ts";
import { localJudge } from "../../../adapters/judge/local-judge.ts";
import type { Fields, Log } from "../../../ports/runtime/log.ts";
import { serverDatabases } from "../../../testing/databases.ts";
import { wordEdits } from "./word-edits.ts";

const PARAGRAPH =
  "Cold brew steeps for 16 hours at room temperature, and coarse grounds keep it clear. Use 80 grams for a liter. ";
const OPENING = "Have you ever wondered what everybody drinks on hot days?";
const html = `<html lang="en"><head><title>How long does cold brew steep?</title></head><body><article><h1>How long does cold brew steep?</h1><p>${OPENING}</p>${`<p>${PARAGRAPH.repeat(4)}</p>`.repeat(3)}</article></body></html>`;

let logged: { event: string; fields: Fields | undefined }[] = [];
const note = (event: string, fields?: Fields) => void logged.push({ event, fields });
const log: Log = { debug: note, info: note, warn: note, error: note };
const judge = localJudge(log);

let database: Database;
let vendors: LoopbackVendors;
let ai: ReturnType<typeof aiOnLoopback>;

beforeAll(async () => {
  const [chosen] = serverDatabases;
  if (!chosen) throw new Error("There is no database to test on");
  database = await chosen.open();
  vendors = await startLoopbackVendors(() => ({ say: "empty" }));
  ai = aiOnLoopback(database, vendors);
});
afterAll(async () => {
  await judge.close();
  await vendors.close();
  await database.close();
});
beforeEach(async () => {
  vendors.seen.length = 0;
  logged = [];
  await ai.breaker.succeeded("compatible");
});

function evidence(): Evidence {
  const url = `https://coffee.example/${randomUUID()}`;
  // Without digits, which the check would take for numbers of the page.
  const mark = randomUUID().replaceAll(/[\d-]/g, "x");
  const edition = html.replace("</article>", `<p>Edition ${mark} of this page.</p></article>`);
  return {
    requestedUrl: url,
    url,
    redirects: [],
    status: 200,
    headers: {},
    html: edition,
    bytes: edition.length,
    timings: { firstByteMs: null, totalMs: null },
    robots: null,
    sitemap: null,
    botAnswers: null,
    now: "2026-11-16T09:00:00.000Z",
  };
}

async function word(script: Script): Promise<{ before: AnalysisResult; after: AnalysisResult }> {
  vendors.direct(() => script);
  const { writer } = ai.open(["compatible"]);
  if (!writer) throw new Error("No model is configured");
  const page = evidence();
  const before = await judge.analyze(page);
  const { forModel } = await judge.read(page);
  const request = { jobId: randomUUID(), userId: "user", evidence: page, page: forModel };
  return { before, after: await wordEdits({ writer, judge, log }, request, before) };
}
const saying = (text: string): Script => ({ say: "json", value: { texts: [{ edit: 0, text }] } });
const opening = ({ edits }: AnalysisResult) => edits?.find(({ at }) => at === OPENING);

test("a text of the page's own facts becomes the edit's finished text", async () => {
  const text = "Cold brew steeps for 16 hours at room temperature.";
  const { before, after } = await word(saying(text));
  expect(opening(before)).toMatchObject({ after: null, needs: null });
  expect(opening(after)).toMatchObject({ after: text, afterBy: "model" });
});

test("a number that isn't on the page, a blank or a question is left out, and the log counts it", async () => {
  for (const text of [
    "Cold brew steeps for 24 hours at room temperature.",
    "Cold brew steeps for [hours] at room temperature.",
    "How long should cold brew steep?",
  ]) {
    const { before, after } = await word(saying(text));
    expect(after, text).toEqual(before);
  }
  expect(logged.map(({ fields }) => fields?.rejected)).toEqual([1, 1, 1]);
});

test("a text for an edit that wasn't asked for is ignored", async () => {
  const { before, after } = await word({
    say: "json",
    value: { texts: [{ edit: 7, text: "Cold brew steeps for 16 hours." }] },
  });
  expect(after).toEqual(before);
});

test("where the model fails, the edits stay as they are", async () => {
  const { before, after } = await word({ say: "status", status: 400 });
  expect(after).toEqual(before);
  expect(logged.some(({ event }) => event.startsWith("edits were not worded"))).toBe(true);
});
