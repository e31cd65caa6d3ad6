/** Creates the engines and the writer from the settings, with middleware around each call. Returns no engines if no key is configured. */
import { setTimeout as wait } from "node:timers/promises";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AnswerEngine } from "../../ports/ai/answer-engine.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import { createEngine } from "./create-engine.ts";
import { createWriter } from "./create-writer.ts";
import { createTurns } from "./middleware/in-turn.ts";
import type { AiParts, Middleware } from "./middleware/middleware.ts";
import type { BudgetLimits } from "./middleware/with-budget.ts";
import type { Sleep } from "./middleware/with-retry.ts";
import { type Price, priceTable } from "./prices.ts";
import { anthropic } from "./vendors/anthropic.ts";
import { compatible } from "./vendors/compatible.ts";
import { gemini } from "./vendors/gemini.ts";
import { openai } from "./vendors/openai.ts";
import { perplexity } from "./vendors/perplexity.ts";
import type { Vendor, VendorSettings } from "./vendors/vendor.ts";

type AiSettings = {
  vendors: Partial<Record<EngineId, VendorSettings>>;
  /** `null`: the first that can write. */
  writer: EngineId | null;
  limits: BudgetLimits;
  prices: Record<string, Price>;
};

const CONCURRENCY = 2;
const PATIENCE_MS = { ask: 90_000, object: 120_000, text: 240_000 };
const sleep: Sleep = (ms, signal) =>
  wait(ms, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());

/** A model of the operator's own choice writes first; a search engine never does. */
const WRITERS: EngineId[] = ["compatible", "openai", "anthropic", "gemini"];

export function createAi(settings: AiSettings, parts: AiParts) {
  // The SDK would print its warnings; what matters of them is in the call log and the log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const vendors = vendorsOf(settings);
  const middlewareOf = (): Middleware => ({
    sleep,
    chance: Math.random,
    patienceMs: PATIENCE_MS,
    beginWait: (ms) => AbortSignal.timeout(ms),
    ...parts,
    limits: settings.limits,
    prices: priceTable(settings.prices),
    turns: createTurns(CONCURRENCY),
  });
  const middleware = new Map(vendors.map((vendor) => [vendor.id, middlewareOf()]));
  const withMiddleware = <T>(vendor: Vendor, make: (vendor: Vendor, middleware: Middleware) => T): T =>
    make(vendor, middleware.get(vendor.id) ?? middlewareOf());

  const order = settings.writer ? [settings.writer] : WRITERS;
  const writing = order.flatMap((id) =>
    vendors.filter((vendor) => vendor.id === id && vendor.writes !== null),
  )[0];
  const engines: AnswerEngine[] = vendors.map((vendor) => withMiddleware(vendor, createEngine));
  const writer: Writer | null = writing ? withMiddleware(writing, createWriter) : null;
  return { engines, writer };
}

function vendorsOf({
  vendors: { perplexity: p, openai: o, gemini: g, anthropic: a, compatible: c },
}: AiSettings): Vendor[] {
  return [
    ...(p ? [perplexity(p)] : []),
    ...(o ? [openai(o)] : []),
    ...(g ? [gemini(g)] : []),
    ...(a ? [anthropic(a)] : []),
    ...(c?.baseUrl ? [compatible({ ...c, baseUrl: c.baseUrl })] : []),
  ];
}
