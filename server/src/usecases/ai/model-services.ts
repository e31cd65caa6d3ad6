/** The connected models, as the admin's page sees and changes them. */
import type { ModelTest, TestStep } from "@citeworthy/core/product/models/model-test";
import { ENGINE_IDS, type EngineId } from "@citeworthy/core/visibility/engines";
import { AppError } from "../../errors.ts";
import type { Models, TestedVendor } from "../../ports/ai/models.ts";
import type { Actor } from "../admin/record-action.ts";
import { type ChangeNeeds, type ChangeRequest, changeModels } from "./change-models.ts";
import { type ReadNeeds, readModels } from "./read-models.ts";
import { type TestNeeds, testModel } from "./test-model.ts";
import { KEY_NAMES } from "./vendors.ts";

type Needs = ChangeNeeds & ReadNeeds & TestNeeds;

/** A connected vendor, or a model of a server that was found on this machine. */
export type WhichModel = { engine: EngineId } | { baseUrl: string; model: string };
type Watching = { onStep?: (step: TestStep) => void; signal?: AbortSignal };

/** Each asks a vendor and may cost a cent. */
const TEST_RATE = { max: 30, perSeconds: 3_600 };

export const modelServices = (deps: Needs) => ({
  aiModels: {
    view: () => readModels(deps),
    change: (actor: Actor, request: ChangeRequest) => changeModels(deps, actor, request),
    /** Says whether the test may be made before it begins; the answer makes it. */
    async prepareTest(actor: Actor, which: WhichModel) {
      const verdict = await deps.limiter.take(`ai-test:${actor.id}`, TEST_RATE);
      if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
      const asked = await vendorOf(deps, which);
      return (watching: Watching = {}): Promise<ModelTest> =>
        testModel(deps, { ...asked, userId: actor.id, ...watching });
    },
    testConnected: () => testConnected(deps),
  },
});

export type TestedModel = { id: EngineId; model: string; baseUrl: string | null; test: ModelTest };

/** The same test of everything that is connected, one after the other. */
export async function testConnected(deps: TestNeeds & { models: Models }): Promise<TestedModel[]> {
  const { config } = await deps.models.current();
  const tested: TestedModel[] = [];
  for (const id of ENGINE_IDS.filter((one) => config.vendors[one])) {
    const asked = await vendorOf(deps, { engine: id });
    const { model, baseUrl } = asked.vendor;
    tested.push({ id, model, baseUrl, test: await testModel(deps, { ...asked, userId: null }) });
  }
  return tested;
}

export type ModelServices = ReturnType<typeof modelServices>["aiModels"];

async function vendorOf(
  { models }: { models: Models },
  which: WhichModel,
): Promise<{ vendor: TestedVendor; isKeySaved: boolean }> {
  if ("engine" in which) {
    const { engine: id } = which;
    const [{ config }, { saved, given }] = await Promise.all([models.current(), models.texts()]);
    const vendor = config.vendors[id];
    if (!vendor) throw new AppError("admin/ai-not-connected");
    const name = KEY_NAMES[id];
    const isKeySaved = given[name] === undefined && saved[name] !== undefined;
    return { vendor: { id, ...vendor, isFree: false }, isKeySaved };
  }
  const { baseUrl, model } = which;
  const found = (await models.findLocal()).find((server) => server.baseUrl === baseUrl);
  if (!found?.models.includes(model)) throw new AppError("admin/ai-server-gone");
  return { vendor: { id: "compatible", apiKey: null, baseUrl, model, isFree: true }, isKeySaved: false };
}
