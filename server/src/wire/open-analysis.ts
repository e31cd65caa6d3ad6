/** What an analysis needs: the fetcher, the engines, the judge, the public sample, and the pace per host. */
import type { AiParts } from "../adapters/ai/middleware/middleware.ts";
import { PRICES_AS_OF } from "../adapters/ai/prices.ts";
import { databaseHostPace } from "../adapters/db/host-pace.ts";
import { aiBooks } from "../adapters/db/stores/ai/ai-books.ts";
import { localJudge } from "../adapters/judge/local-judge.ts";
import { countedPages } from "../adapters/metrics/counted-pages.ts";
import { createPages } from "../adapters/pages/create-pages.ts";
import { patientLimits } from "../adapters/pages/guard/limits.ts";
import { samplePage } from "../adapters/sample/sample-page.ts";
import type { Config } from "../config/config.ts";
import type { AnswerEngine } from "../ports/ai/answer-engine.ts";
import type { Writer } from "../ports/ai/writer.ts";
import { onceAnHour } from "../usecases/analysis/stored/once-an-hour.ts";
import { hostRates } from "../usecases/batches/host-rates.ts";
import type { Runtime } from "./open-runtime.ts";

/** The vendors' packages are large: where no key is set, they are not even read. */
async function openAi(
  config: Config,
  parts: AiParts,
): Promise<{ engines: AnswerEngine[]; writer: Writer | null }> {
  if (Object.keys(config.ai.vendors).length === 0) return { engines: [], writer: null };
  const { createAi } = await import("../adapters/ai/create-ai.ts");
  return createAi(config.ai, parts);
}

const openFetcher = (config: Config, { now }: { now: () => Date }) =>
  createPages({
    allow: config.fetchAllow,
    production: !config.testSettings,
    contact: config.crawlerUrl,
    now,
    limits: patientLimits(config.fetchTimeoutSeconds),
  });

/** What the admin's page shows about the spending on AI, and how long replies are kept. */
const aiFigures = ({ config, clock }: Runtime, books: ReturnType<typeof aiBooks>) => ({
  ...books,
  clock,
  perDayUsd: config.ai.limits.perDayUsd,
  pricesAsOf: PRICES_AS_OF,
  keepRepliesDays: config.ai.keepRepliesDays,
});

function openSample({ baseUrl, clock }: Runtime, judge: ReturnType<typeof localJudge>) {
  const sample = samplePage(baseUrl, clock);
  return { sample, sampleReport: onceAnHour(clock, () => judge.analyze(sample.evidence())) };
}

export async function openAnalysis(runtime: Runtime) {
  const { config, clock, log, metrics, db, storage, newId } = runtime;
  const fetcher = openFetcher(config, clock);
  const pages = countedPages(fetcher, metrics);
  const books = aiBooks(db);
  const { engines, writer } = await openAi(config, { ...books, redirectOf: pages.redirectOf, clock, log });
  const judge = localJudge(log, { metrics });
  const { sample, sampleReport } = openSample(runtime, judge);
  const pace = databaseHostPace(db);
  const paceFor = hostRates({ storage, pace });
  const { replies } = books;
  return {
    fetcher,
    sendMessage: fetcher.postMessage,
    writer,
    ai: aiFigures(runtime, books),
    judge,
    sample,
    sampleReport,
    pace,
    /** What most use cases are given. */
    deps: { clock, storage, log, pages, judge, newId, sample, engines, writer, replies, paceFor },
  };
}
