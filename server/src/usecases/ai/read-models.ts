/** What the admin's page "AI models" shows: what is connected and by whom, what it costs, and what was found on this machine. */
import type { ModelTest } from "@citeworthy/core/product/models/model-test";
import { ENGINE_IDS, type EngineId } from "@citeworthy/core/visibility/engines";
import {
  type AiConfig,
  type AiTexts,
  type AiVariable,
  effectiveTexts,
  priceKey,
} from "../../config/ai-config.ts";
import { type AiBudget, type AiCallLog, type AiTotal, dayPurse } from "../../ports/ai/ai-call-log.ts";
import type { ModelBook } from "../../ports/ai/ai-settings.ts";
import type { AiPurpose } from "../../ports/ai/answer-engine.ts";
import type { LocalServer, Models } from "../../ports/ai/models.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import {
  KEY_NAMES,
  LIMIT_NAMES,
  type LimitName,
  MODEL_NAMES,
  VENDOR_NAMES,
  WRITING_VENDORS,
} from "./vendors.ts";

export type ReadNeeds = {
  models: Models;
  book: ModelBook;
  callLog: AiCallLog;
  budget: AiBudget;
  clock: Clock;
  /** Whether we look for servers on this machine at all. */
  looksForLocal: boolean;
};

/** Where a value comes from; `null` where it isn't set. */
export type SettingOrigin = "environment" | "saved" | null;

export type VendorView = {
  id: EngineId;
  name: string;
  /** It can read and write; the others only answer questions. */
  writes: boolean;
  isConnected: boolean;
  isWriter: boolean;
  model: string;
  modelFrom: SettingOrigin;
  keyName: string;
  keyFrom: SettingOrigin;
  /** The key's last four characters: enough to tell two keys apart, useless to anyone else. */
  keyEnding: string | null;
  /** Saved, but sealed with a secret that has changed since. */
  isKeyUnreadable: boolean;
  /** Where its requests go, if not to the vendor. */
  baseUrl: string | null;
  /** Calls cost nothing, as somebody said. */
  isFree: boolean;
  test: ModelTest | null;
};

export type LimitView = { name: LimitName; usd: number; from: SettingOrigin };
export type PurposeSpend = { purpose: AiPurpose; calls: number; costUsd: number };

export type ModelsView = {
  vendors: VendorView[];
  /** Which one reads and writes, and who decided. */
  writerFrom: SettingOrigin;
  local: { isLooking: boolean; servers: (LocalServer & { tests: Record<string, ModelTest> })[] };
  limits: LimitView[];
  spend: {
    todayUsd: number;
    perDayUsd: number;
    monthUsd: number;
    daysInMonth: number;
    purposes: PurposeSpend[];
    /** Calls whose cost nobody knows; they are not in the sums. */
    unpriced: number;
  };
};

const MIN_KEY_FOR_ENDING = 12;

export async function readModels(deps: ReadNeeds): Promise<ModelsView> {
  const now = deps.clock.now();
  const [{ config, writer }, texts, servers, todayUsd, totals] = await Promise.all([
    deps.models.current(),
    deps.models.texts(),
    deps.models.findLocal(),
    deps.budget.spent(dayPurse(now)),
    deps.callLog.totals({ from: monthStart(now), to: now }),
  ]);
  const originOf = originIn(texts);
  const vendors = await Promise.all(
    ENGINE_IDS.map((id) => vendorView(deps, id, { config, writerId: writer?.id ?? null, ...texts })),
  );
  return {
    vendors,
    writerFrom: originOf("AI_WRITER"),
    local: {
      isLooking: deps.looksForLocal,
      servers: await Promise.all(servers.map((server) => withTests(deps, server))),
    },
    limits: LIMIT_NAMES.map((name) => ({ name, usd: limitOf(config, name), from: originOf(name) })),
    spend: {
      todayUsd,
      perDayUsd: config.limits.perDayUsd,
      monthUsd: totals.reduce((sum, { costUsd }) => sum + costUsd, 0),
      daysInMonth: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate(),
      purposes: byPurpose(totals),
      unpriced: totals.reduce((sum, { unpriced }) => sum + unpriced, 0),
    },
  };
}

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

type Texts = { given: AiTexts; saved: AiTexts; unreadable: AiVariable[] };

const originIn =
  ({ given, saved }: Texts) =>
  (name: AiVariable): SettingOrigin => {
    if (given[name] !== undefined) return "environment";
    return saved[name] !== undefined ? "saved" : null;
  };

type Known = Texts & { config: AiConfig; writerId: EngineId | null };

async function vendorView({ book }: ReadNeeds, id: EngineId, known: Known): Promise<VendorView> {
  const { config, writerId, unreadable, ...texts } = known;
  const connected = config.vendors[id];
  const effective = effectiveTexts(texts.given, texts.saved);
  const key = effective[KEY_NAMES[id]];
  const model = connected?.model ?? effective[MODEL_NAMES[id]] ?? "";
  const originOf = originIn(known);
  return {
    id,
    name: VENDOR_NAMES[id],
    writes: WRITING_VENDORS.includes(id),
    isConnected: connected !== undefined,
    isWriter: writerId === id,
    model,
    modelFrom: originOf(MODEL_NAMES[id]),
    keyName: KEY_NAMES[id],
    keyFrom: key === undefined ? null : originOf(KEY_NAMES[id]),
    keyEnding: key !== undefined && key.length >= MIN_KEY_FOR_ENDING ? key.slice(-4) : null,
    isKeyUnreadable: unreadable.includes(KEY_NAMES[id]) && key === undefined,
    baseUrl: connected?.baseUrl ?? null,
    isFree: isFree(config, id, model),
    test: connected ? await book.lastTest({ engine: id, model }) : null,
  };
}

function isFree({ prices }: AiConfig, id: EngineId, model: string): boolean {
  const price = prices[priceKey(id, model)] ?? prices[model];
  return price?.input === 0 && price.output === 0;
}

async function withTests({ book }: ReadNeeds, server: LocalServer) {
  const tests: Record<string, ModelTest> = {};
  for (const model of server.models) {
    const test = await book.lastTest({ engine: "compatible", model });
    if (test) tests[model] = test;
  }
  return { ...server, tests };
}

export function limitOf({ limits }: AiConfig, name: LimitName): number {
  const { perDayUsd, perUserUsd, perRequestUsd: per } = limits;
  return {
    AI_BUDGET_PER_DAY: perDayUsd,
    AI_BUDGET_PER_USER: perUserUsd,
    AI_BUDGET_PER_ANALYSIS: per.analysis,
    AI_BUDGET_PER_ARTICLE: per.article,
    AI_BUDGET_PER_MONITOR: per.monitor,
    AI_BUDGET_PER_GENERATION: per.generator,
  }[name];
}

function byPurpose(totals: readonly AiTotal[]): PurposeSpend[] {
  const groups = Map.groupBy(totals, ({ purpose }) => purpose);
  return [...groups]
    .map(([purpose, lines]) => ({
      purpose,
      calls: lines.reduce((sum, { calls }) => sum + calls, 0),
      costUsd: lines.reduce((sum, { costUsd }) => sum + costUsd, 0),
    }))
    .sort((one, other) => other.costUsd - one.costUsd || other.calls - one.calls);
}
