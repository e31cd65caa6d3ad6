/** What an analysis needs: the fetcher, the engines, the judge, the public sample, and the pace per host. */
import { PRICES_AS_OF } from "../adapters/ai/prices.ts";
import { databaseHostPace } from "../adapters/db/host-pace.ts";
import { aiBooks } from "../adapters/db/stores/ai/ai-books.ts";
import { keptAiSettings } from "../adapters/db/stores/ai/kept-ai-settings.ts";
import { localJudge } from "../adapters/judge/local-judge.ts";
import { countedPages } from "../adapters/metrics/counted-pages.ts";
import { createPages } from "../adapters/pages/create-pages.ts";
import { patientLimits } from "../adapters/pages/guard/limits.ts";
import { sitemapThreads } from "../adapters/pages/sitemap/sitemap-threads.ts";
import { samplePage } from "../adapters/sample/sample-page.ts";
import { sealer } from "../adapters/secrets/sealer.ts";
import type { Config } from "../config/config.ts";
import { onceAnHour } from "../usecases/analysis/stored/once-an-hour.ts";
import { hostRates } from "../usecases/batches/host-rates.ts";
import { openModels } from "./open-models.ts";
import type { Runtime } from "./open-runtime.ts";
import { ownedBy } from "./owned-by.ts";

const openFetcher = (config: Config, { now }: { now: () => Date }) =>
  createPages({
    allow: config.fetchAllow,
    production: !config.testSettings,
    contact: config.crawlerUrl,
    now,
    sitemaps: sitemapThreads({ givesWay: config.patience === 1 }),
    limits: patientLimits(config),
  });

/** What the admin's page shows about the spending on AI, and how long replies are kept. */
const aiFigures = ({ config, clock }: Runtime, books: ReturnType<typeof aiBooks>) => ({
  ...books,
  clock,
  pricesAsOf: PRICES_AS_OF,
  keepRepliesDays: config.ai.keepRepliesDays,
});

function openSample({ baseUrl, clock }: Runtime, judge: ReturnType<typeof localJudge>) {
  const sample = samplePage(baseUrl, clock);
  return {
    sample,
    sampleReport: onceAnHour(clock, () => ownedBy({ judge }, "sample page").judge.analyze(sample.evidence())),
  };
}

export function openAnalysis(runtime: Runtime, instanceSecret: string) {
  const { config, clock, log, metrics, db, storage, feed, newId } = runtime;
  const fetcher = openFetcher(config, clock);
  const pages = countedPages(fetcher, metrics);
  const books = aiBooks(db);
  const aiParts = { ...books, redirectOf: pages.redirectOf, clock, log };
  const keySeals = sealer(instanceSecret, "AI keys");
  const aiSettings = keptAiSettings(runtime.database);
  const models = openModels(runtime, aiParts, keySeals, aiSettings);
  const judge = localJudge(log, { metrics, patience: config.patience });
  const { sample, sampleReport } = openSample(runtime, judge);
  const pace = databaseHostPace(db);
  const paceFor = hostRates({ storage, pace });
  const { replies } = books;
  return {
    fetcher,
    sendMessage: fetcher.postMessage,
    models,
    aiSettings,
    keySeals,
    modelBook: books.models,
    ai: aiFigures(runtime, books),
    judge,
    sample,
    sampleReport,
    pace,
    /** What most use cases are given; those that ask models are given `models.current()` besides. */
    deps: { clock, storage, feed, log, pages, judge, newId, sample, replies, paceFor },
  };
}
