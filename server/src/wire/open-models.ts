/** Connects the models that the environment and the saved settings name, and again when an admin changes them. */
import { findLocalServers } from "../adapters/ai/local/find-local-servers.ts";
import type { AiParts } from "../adapters/ai/middleware/middleware.ts";
import type { Sealer } from "../adapters/secrets/sealer.ts";
import {
  type AiTexts,
  type AiVariable,
  effectiveAi,
  isSecretName,
  keyBinding,
  priceKey,
} from "../config/ai-config.ts";
import type { AiSettings, SavedSettings } from "../ports/ai/ai-settings.ts";
import type { ConnectedModels, Models } from "../ports/ai/models.ts";
import type { Runtime } from "./open-runtime.ts";

type Settings = Parameters<typeof import("../adapters/ai/create-ai.ts").createAi>[0];

/** The vendors' packages are large: where no key is set, they are not even read. */
async function connect(settings: Settings, parts: AiParts): Promise<ConnectedModels> {
  if (Object.keys(settings.vendors).length === 0) return { engines: [], writer: null };
  const { createAi } = await import("../adapters/ai/create-ai.ts");
  return createAi(settings, parts);
}

/** For a test: every call is made, and made at once. */
const UNCACHED = {
  cache: { find: async () => null, save: async () => {}, sweep: async () => {} },
  breaker: {
    admit: async () => ({ admitted: true as const }),
    succeeded: async () => {},
    failed: async () => {},
  },
  sleep: async () => {},
};

export function openModels(
  { config, log }: Pick<Runtime, "config" | "log">,
  parts: AiParts,
  seals: Sealer,
  settings: Pick<AiSettings, "all">,
): Models {
  const { aiTexts: given } = config;

  function opened(stored: SavedSettings): { saved: AiTexts; unreadable: AiVariable[] } {
    const saved: AiTexts = {};
    const unreadable: AiVariable[] = [];
    for (const [name, value] of Object.entries(stored) as [AiVariable, string][]) {
      try {
        saved[name] = isSecretName(name) ? seals.open(value, keyBinding(name, stored)) : value;
      } catch {
        unreadable.push(name);
      }
    }
    return { saved, unreadable };
  }

  async function build(stored: SavedSettings) {
    const { saved, unreadable } = opened(stored);
    const { config: ai, unfit } = effectiveAi(given, saved);
    if (unreadable.length > 0)
      log.warn("saved AI keys can't be read: AUTH_SECRET has changed", { names: unreadable });
    if (unfit.length > 0) log.warn("saved AI settings are not valid and were left out", { names: unfit });
    return { ...(await connect(ai, parts)), config: ai };
  }

  let latest: { mark: string; models: ReturnType<typeof build> } | null = null;
  const models: Models = {
    async current() {
      const stored = await settings.all();
      const mark = JSON.stringify(stored);
      if (latest?.mark !== mark) {
        latest = { mark, models: build(stored) };
        // What failed once is tried again by the next who asks.
        latest.models.catch(() => {
          latest = null;
        });
      }
      return latest.models;
    },
    async texts() {
      return { given, ...opened(await settings.all()) };
    },
    async openForTest({ id, isFree, ...vendor }, onCall) {
      const { config: ai } = await models.current();
      const free = { [priceKey(id, vendor.model)]: { input: 0, output: 0, search: 0 } };
      const callLog = {
        ...parts.callLog,
        async record(call: Parameters<typeof parts.callLog.record>[0]) {
          onCall(call);
          await parts.callLog.record(call);
        },
      };
      return connect(
        {
          vendors: { [id]: vendor },
          writer: null,
          limits: ai.limits,
          prices: { ...ai.prices, ...(isFree && free) },
        },
        { ...parts, ...UNCACHED, callLog },
      );
    },
    findLocal: () => findLocalServers(config.ai.localPorts, config.patience),
  };
  return models;
}
