/** An admin connects a model, changes it or takes it away. The environment comes first: what it sets can't be changed here. */
import { isModelNameOf } from "@citeworthy/core/product/models/model-name";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import {
  type AiConfig,
  type AiTexts,
  type AiVariable,
  isSecretName,
  keyBinding,
  settingProblem,
} from "../../config/ai-config.ts";
import { AppError } from "../../errors.ts";
import type { AiSettings } from "../../ports/ai/ai-settings.ts";
import type { Models } from "../../ports/ai/models.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "../accounts/confirm-identity.ts";
import { type Actor, type Recording, recordAction } from "../admin/record-action.ts";
import { type Changes, changeDetails, type TellingAdmins, tellAdmins } from "./model-changes.ts";
import { limitOf } from "./read-models.ts";
import {
  KEY_NAMES,
  LIMIT_NAMES,
  type LimitName,
  MODEL_NAMES,
  WRITING_VENDORS,
  writerName,
} from "./vendors.ts";

export type ChangeNeeds = Recording &
  Pick<ConfirmingIdentity, "places"> &
  TellingAdmins & {
    models: Models;
    settings: AiSettings;
    sealKey: (key: string, boundTo: string) => string;
    /** False for addresses that hand out the machine's credentials: no model lives there. */
    isModelHost: (hostname: string) => boolean;
    limiter: Limiter;
  };
type KeyedVendor = Exclude<EngineId, "compatible">;
export type ModelChange =
  | { kind: "save-key"; engine: KeyedVendor; key: string }
  | { kind: "save-model"; engine: KeyedVendor; model: string }
  /** `key`: empty where the server needs none, or keeps the one it has. `isFree`: calls cost nothing. */
  | { kind: "save-server"; baseUrl: string; model: string; key: string; isFree: boolean }
  /** One of the servers found on this machine. */
  | { kind: "use-local"; baseUrl: string; model: string }
  | { kind: "remove"; engine: EngineId }
  | { kind: "choose-writer"; engine: EngineId }
  | { kind: "save-limits"; limits: Partial<Record<LimitName, string>> };

/** From a form of somebody whose session this is. */
export type ChangeRequest = ModelChange & { sessionId: string };
type Texts = { given: AiTexts; saved: AiTexts };

const RATE = { max: 60, perSeconds: 3_600 };
const KEY = /^[\x21-\x7e]{8,500}$/;
const MAX_ADDRESS = 500;
const MAX_LIMIT = 10_000;
const OWN_SERVER = ["LLM_BASE_URL", "LLM_MODEL", "LLM_API_KEY"] as const;

/** Who changes models decides where users' texts go and what may be spent, so a stolen session isn't enough. */
export async function changeModels(deps: ChangeNeeds, actor: Actor, request: ChangeRequest): Promise<void> {
  const { sessionId, ...change } = request;
  await requireRecentSignIn(deps, sessionId);
  const verdict = await deps.limiter.take(`ai-settings:${actor.id}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  await recordAction(deps, actor, { action: "change-ai-models" }, async () => {
    const texts = await deps.models.texts();
    const changes = await changesOf(deps, texts, change);
    await deps.settings.change(sealed(deps, { ...texts.saved, ...changes }, changes), deps.clock.now());
    if (Object.keys(changes).length > 0) await tellAdmins(deps, actor, changes);
    return { answer: undefined, details: changeDetails(changes) };
  });
}

/** Each key for its variable and the address that is saved with it. */
const sealed = ({ sealKey }: ChangeNeeds, after: Changes, changes: Changes): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value !== null && isSecretName(name) ? sealKey(value, keyBinding(name, after)) : value,
    ]),
  );

async function changesOf(deps: ChangeNeeds, texts: Texts, change: ModelChange): Promise<Changes> {
  const free = (...names: AiVariable[]) => requireFree(texts, names);
  switch (change.kind) {
    case "save-key":
      free(KEY_NAMES[change.engine]);
      return { [KEY_NAMES[change.engine]]: keyOf(change.key) };
    case "save-model":
      free(MODEL_NAMES[change.engine]);
      return { [MODEL_NAMES[change.engine]]: modelOf(change.engine, change.model) };
    case "save-server":
      free(...OWN_SERVER);
      return serverChanges(deps, texts, change);
    case "use-local":
      free(...OWN_SERVER);
      return localChanges(deps, texts, change);
    case "remove":
      return removal(texts, change.engine);
    case "choose-writer":
      free("AI_WRITER");
      if (!WRITING_VENDORS.includes(change.engine)) throw new AppError("request/invalid");
      return { AI_WRITER: writerName(change.engine) };
    case "save-limits":
      return limitChanges(texts, change.limits, (await deps.models.current()).config);
  }
}

function requireFree({ given }: Texts, names: readonly AiVariable[]): void {
  const name = names.find((one) => given[one] !== undefined);
  if (name) throw new AppError("admin/setting-from-environment", { name });
}

function keyOf(text: string): string {
  const key = text.trim();
  if (!KEY.test(key)) throw new AppError("admin/ai-key-invalid");
  return key;
}

function modelOf(engine: EngineId, text: string): string {
  const model = text.trim();
  if (!isModelNameOf(engine, model)) throw new AppError("admin/ai-model-invalid");
  return model;
}

function addressOf({ isModelHost }: ChangeNeeds, text: string): string {
  const url = URL.parse(text.trim());
  const isFit =
    url !== null &&
    text.length <= MAX_ADDRESS &&
    settingProblem("LLM_BASE_URL", url.href) === null &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === "" &&
    isModelHost(url.hostname);
  if (!isFit) throw new AppError("admin/ai-address-invalid");
  return url.href.replace(/\/+$/, "");
}

type ServerChange = Extract<ModelChange, { kind: "save-server" }>;

/** A saved key goes only to the server that it was entered for: a new address starts without one. */
function serverChanges(
  deps: ChangeNeeds,
  { saved }: Texts,
  { key, isFree, ...server }: ServerChange,
): Changes {
  const [baseUrl, model] = [addressOf(deps, server.baseUrl), modelOf("compatible", server.model)];
  const isMoved = saved.LLM_BASE_URL !== baseUrl;
  return {
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    AI_PRICES: isFree ? `llm:${model}=0/0` : null,
    ...(key.trim() !== "" ? { LLM_API_KEY: keyOf(key) } : isMoved && { LLM_API_KEY: null }),
  };
}

async function localChanges(
  { models }: ChangeNeeds,
  { given }: Texts,
  { baseUrl, model }: Extract<ModelChange, { kind: "use-local" }>,
): Promise<Changes> {
  const found = (await models.findLocal()).find((server) => server.baseUrl === baseUrl);
  if (!found?.models.includes(model)) throw new AppError("admin/ai-server-gone");
  return {
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: modelOf("compatible", model),
    LLM_API_KEY: null,
    AI_PRICES: `llm:${model}=0/0`,
    ...(given.AI_WRITER === undefined && { AI_WRITER: "llm" }),
  };
}

function removal({ saved }: Texts, engine: EngineId): Changes {
  const names: AiVariable[] =
    engine === "compatible" ? [...OWN_SERVER, "AI_PRICES"] : [KEY_NAMES[engine], MODEL_NAMES[engine]];
  const isItsWriter = saved.AI_WRITER === writerName(engine);
  return Object.fromEntries([...names, ...(isItsWriter ? ["AI_WRITER"] : [])].map((name) => [name, null]));
}

/** A limit that stays as it is isn't saved: a default that follows from another limit goes on following it. */
function limitChanges(texts: Texts, limits: Partial<Record<LimitName, string>>, config: AiConfig): Changes {
  const changes: Changes = {};
  for (const name of LIMIT_NAMES) {
    const value = limits[name]?.trim();
    if (value === undefined) continue;
    requireFree(texts, [name]);
    if (settingProblem(name, value) !== null || Number(value) > MAX_LIMIT)
      throw new AppError("admin/ai-limit-invalid");
    if (Number(value) !== limitOf(config, name)) changes[name] = value;
  }
  return changes;
}
