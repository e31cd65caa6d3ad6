/**
 * The scripted world as in production: its 40 pages on hosts of their own, its 200 answers in the wire formats of five vendors. Monitors
 * ask, the job reads and judges, and the figures are counted from what the product then says.
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { WhyThem } from "@citeworthy/core/cited/cited-view";
import { figuresOf, type JudgedPair } from "@citeworthy/core/cited/testing/measure-world";
import { truthOf, type WorldAnswer, worldAnswers } from "@citeworthy/core/cited/testing/world-answers";
import { type WorldPage, worldPages } from "@citeworthy/core/cited/testing/world-pages";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import { inArray } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { aiOnLoopback } from "../../adapters/ai/testing/ai-on-loopback.ts";
import { startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Script, Statement } from "../../adapters/ai/testing/script.ts";
import { citedPages, users } from "../../adapters/db/schema/all.ts";
import type { AnswerEngine } from "../../ports/ai/answer-engine.ts";
import { queueReading } from "../../usecases/cited/queue-reading.ts";
import { askEngines } from "../../usecases/visibility/ask-engines.ts";
import { serverDatabases } from "../databases.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

const SLOW = { timeout: 1_700_000, interval: 500 };
/** The monitor's own form asks three engines at least three times; these topics are measured with it. */
const TOPICS_OF_MONITOR = 2;
const SAMPLES = 3;
const MONITORED: readonly EngineId[] = ["perplexity", "openai", "gemini"];

async function servePages() {
  const server = createServer((request, response) => {
    const page = pages.find(({ url }) => url === `http://${request.headers.host}${request.url}`);
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(page?.html ?? "");
  });
  // Every address of 127.0.0.0/8 is this machine, so one server is many hosts.
  await new Promise<void>((opened) => server.listen(0, "0.0.0.0", opened));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const pages = worldPages(undefined, (_, at) => `http://127.3.0.${at + 1}:${address.port}`);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return pages;
}

/** What a vendor must be told to say so that the answer arrives with the same words and the same spans. */
function scriptOf({ vendor, kept }: WorldAnswer): Script {
  const { text = "", citations = [] } = kept.answer ?? {};
  const sources = citations.map(({ url, title }) => ({ url, title: title ?? "" }));
  // Perplexity's marks are part of its text.
  if (vendor === "perplexity") return { say: "answer", statements: [{ text }], sources };
  const spans = citations
    .flatMap(({ spans: own }, at) => own.map((span) => ({ ...span, source: at + 1 })))
    .toSorted((one, other) => one.start - other.start);
  const statements: Statement[] = [];
  let written = 0;
  for (const { start, end, source } of spans) {
    if (start > written) statements.push({ text: text.slice(written, start) });
    statements.push({ text: text.slice(start, end), cites: [source] });
    written = end;
  }
  if (written < text.length) statements.push({ text: text.slice(written) });
  return { say: "answer", statements, sources };
}

/** Each vendor gives its answers to a question in their order. */
function director(answers: readonly WorldAnswer[]) {
  const waiting = [...answers];
  return ({ vendor, prompt }: { vendor: EngineId; prompt: string }): Script => {
    // Verdicts are measured without a model's.
    if (prompt.includes("<case number")) return { say: "malformed" };
    const at = waiting.findIndex((one) => one.vendor === vendor && prompt.includes(one.query));
    const [answer] = at < 0 ? [] : waiting.splice(at, 1);
    return answer ? scriptOf(answer) : { say: "refusal" };
  };
}

type MeasuredRun = { id: string; answers: WorldAnswer[]; own: WorldPage; why(): Promise<WhyThem> };

async function measureByForm(
  server: TestServer,
  own: WorldPage,
  answers: readonly WorldAnswer[],
): Promise<MeasuredRun> {
  const { cookie } = await server.signUp();
  const body = { url: own.url, query: own.topic.query, samples: SAMPLES };
  const { status, body: told } = await server.call("/functions/monitor-ai-visibility", { body, cookie });
  expect(status).toBe(200);
  const id = String(told.run);
  const why = async () => (await server.call(`/api/cited/runs/${id}`, { cookie })).body as unknown as WhyThem;
  const asked = MONITORED.flatMap((vendor) =>
    answers.filter((one) => one.vendor === vendor).slice(0, SAMPLES),
  );
  return { id, answers: asked, own, why };
}

/** Answers of one vendor; those that the monitor doesn't show are asked under the name of one that it does. */
async function measureVendor(
  server: TestServer,
  { answers, own, engine }: { answers: WorldAnswer[]; own: WorldPage; engine: AnswerEngine },
): Promise<MeasuredRun> {
  const { storage } = server.services;
  const id = randomUUID();
  const userId = `reader-${id}`;
  await server.database.db.insert(users).values({ id: userId, name: userId, email: `${id}@example.com` });
  const samples = answers.length;
  const run = { id, userId, url: own.url, query: own.topic.query, samples, monitorId: null };
  await storage.visibility.begin(run, new Date());
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  const work = { ...run, jobId: id, runId: id, isLastTry: true, lastEvent: 0, competitors: [], skipped: [] };
  const kept = await askEngines(
    {
      storage,
      clock: { now: () => new Date() },
      log: quiet,
      engines: answers.slice(0, 1).map(({ kept: { engine: id } }) => ({ ...engine, id })),
    },
    { ...work, monitorId: undefined },
    async () => {},
  );
  await storage.atomically((stores) =>
    queueReading(
      stores,
      { runId: id, userId, url: own.url, answers: kept },
      { newId: randomUUID, now: new Date() },
    ),
  );
  return { id, answers, own, why: () => server.services.whyThem({ userId, run: id }) };
}

/** Each claim that the product found, with the pages it was compared with and the truth. */
function pairsOf({ answers, own }: MeasuredRun, why: WhyThem, pages: readonly WorldPage[]): JudgedPair[] {
  const left = [...why.answers];
  return answers.flatMap((answer) => {
    const at = left.findIndex(
      ({ text, engine }) => text === answer.kept.answer?.text && engine === answer.kept.engine,
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    expect(found, `${answer.vendor}: ${answer.kept.answer?.text}`).toBeDefined();
    expect(found?.claims.map(({ text }) => text)).toEqual(answer.claims.map(({ text }) => text));
    return answer.claims.flatMap((claim, place) => {
      const judged = found?.claims[place];
      const compare = (page: WorldPage | undefined, support: JudgedPair["support"], isCited: boolean) =>
        page ? [{ answer, claim, page, truth: truthOf(claim, page), support, isCited }] : [];
      return [
        ...(judged?.supports ?? []).flatMap((support) =>
          // The user's page is counted once, below.
          isSamePage(support.url, own.url)
            ? []
            : compare(
                pages.find(({ url }) => isSamePage(url, support.url)),
                support,
                true,
              ),
        ),
        ...(judged ? compare(own, judged.own, false) : []),
      ];
    });
  });
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const share = ({ right, of }: { right: number; of: number }): number => right / of;
const shown = ({ right, of }: { right: number; of: number }): string =>
  `${right} of ${of} (${((100 * right) / of).toFixed(1)}%)`;

test("claims of 200 answers in five wire formats are judged right against 40 fetched pages", async () => {
  const [chosen] = serverDatabases;
  if (!chosen) throw new Error("There is no database to test on");
  const pages = await servePages();
  const answers = worldAnswers(pages);
  const vendors = await startLoopbackVendors(director(answers));
  const hosts = [...pages.map(({ url }) => new URL(url).host), vendors.host];
  const server = await startTestServer(
    chosen,
    {
      ...vendors.environment(...MONITORED),
      FETCH_ALLOW_HOSTS: hosts.join(","),
      AI_BUDGET_PER_DAY: "1000",
    },
    { worker: true },
  );
  onTestFinished(async () => {
    await server.close();
    await vendors.close();
  });
  const { engines } = aiOnLoopback(server.database, vendors).open(
    ["perplexity", "openai", "gemini", "anthropic", "compatible"],
    { LLM_MODEL: "llama3:online" },
  );

  const topics = [...Map.groupBy(pages, ({ topic }) => topic).values()];
  const measureTopic = async (own: WorldPage, byForm: boolean): Promise<MeasuredRun[]> => {
    const ofTopic = answers.filter(({ query }) => query === own.topic.query);
    const runs = byForm ? [await measureByForm(server, own, ofTopic)] : [];
    const left = ofTopic.filter((answer) => !runs[0]?.answers.includes(answer));
    for (const engine of engines) {
      const said = left.filter(({ vendor }) => vendor === engine.id);
      // A run of one answer has pages that were read and dropped. The chat completions format doesn't report them.
      const groups = engine.id === "compatible" ? [said] : said.map((answer) => [answer]);
      for (const group of groups) runs.push(await measureVendor(server, { answers: group, own, engine }));
    }
    return runs;
  };
  // In parallel: each host is asked once a second, and topics share no hosts.
  const measured = topics.map(([own], at) => (own ? measureTopic(own, at < TOPICS_OF_MONITOR) : []));
  const runs = (await Promise.all(measured)).flat();
  const isOver = async () => {
    const found = await Promise.all(runs.map(({ id }) => server.services.storage.cited.find(id)));
    return found.filter((run) => run?.finishedAt).length;
  };
  await expect.poll(isOver, SLOW).toBe(runs.length);

  const pairs: JudgedPair[] = [];
  for (const run of runs) pairs.push(...pairsOf(run, await run.why(), pages));
  const claims = answers.reduce((count, answer) => count + answer.claims.length, 0);
  expect(pairs.filter(({ page }) => page.place === 0)).toHaveLength(claims);
  expect(new Set(pairs.map(({ answer }) => answer.vendor)).size).toBe(5);
  const figures = figuresOf(pairs);
  print(`${runs.length} runs, ${answers.length} answers, ${claims} claims, ${pairs.length} verdicts`);
  for (const [name, figure] of [
    ["called supported and true", figures.precision],
    ["passage right, number or name", figures.literal],
    ["passage right, other claims", figures.text],
    ["my page says it", figures.own],
  ] as const)
    print(`  ${name}: ${shown(figure)}`);
  expect(share(figures.literal)).toBeGreaterThanOrEqual(0.9);
  expect(share(figures.text)).toBeGreaterThanOrEqual(0.75);
  expect(share(figures.own)).toBeGreaterThanOrEqual(0.85);
  expect(share(figures.precision)).toBeGreaterThanOrEqual(0.97);

  const validity = await server.services.ownValidity();
  const byHand = await concordanceByHand(server, runs);
  print(`  score tells cited from dropped: ${validity.figures?.[0]?.auc}, by hand ${byHand.auc}`);
  expect(validity).toMatchObject({ cited: byHand.cited, dropped: byHand.dropped });
  expect(validity.figures?.[0]).toMatchObject({ id: "score", pairs: byHand.pairs });
  expect(validity.figures?.[0]?.auc).toBeCloseTo(byHand.auc, 12);
});

/** Roles from the scripted answers; only the scores are the product's. */
async function concordanceByHand(server: TestServer, runs: readonly MeasuredRun[]) {
  const rows = await server.database.db
    .select({ runId: citedPages.runId, url: citedPages.url, scores: citedPages.scores })
    .from(citedPages)
    .where(
      inArray(
        citedPages.runId,
        runs.map(({ id }) => id),
      ),
    );
  let [pairs, won, cited, dropped] = [0, 0, 0, 0];
  for (const { id, answers, own } of runs) {
    const listed = answers.flatMap(({ kept }) => kept.answer?.citations ?? []);
    const isIn = (url: string, list: readonly { url: string }[]) =>
      list.some((one) => isSamePage(one.url, url));
    const scoresOf = (isWanted: (url: string) => boolean) =>
      rows
        .filter(({ runId, url }) => runId === id && !isSamePage(url, own.url) && isWanted(url))
        .map(({ scores }) => scores?.overall ?? Number.NaN);
    const citing = listed.filter((one) => one.cited);
    const better = scoresOf((url) => isIn(url, citing));
    const worse = scoresOf((url) => isIn(url, listed) && !isIn(url, citing));
    if (better.length === 0 || worse.length === 0) continue;
    cited += better.length;
    dropped += worse.length;
    for (const one of better)
      for (const other of worse) {
        pairs++;
        won += one > other ? 1 : one === other ? 0.5 : 0;
      }
  }
  return { cited, dropped, pairs, auc: won / pairs };
}
