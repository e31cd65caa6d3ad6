/** Data and forms of the page "AI models". The server checks every value; who may change them is checked by the route. */
import { data } from "react-router";
import { MODEL_INTENT, type ModelsData } from "../../features/admin/models/model-data.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { PageServices } from "../../services.server.ts";
import type { ActionAnswer } from "../../ui/form/use-action.ts";

type ChangeRequest = Parameters<PageServices["aiModels"]["change"]>[1];
/** Each kind without the session, which doesn't come from the form. */
type Change = ChangeRequest extends infer One
  ? One extends unknown
    ? Omit<One, "sessionId">
    : never
  : never;
type Engine = Extract<Change, { kind: "remove" }>["engine"];
type Keyed = Extract<Change, { kind: "save-key" }>["engine"];

export async function modelsData(page: PageServices): Promise<ModelsData | null> {
  try {
    return await page.aiModels.view();
  } catch (error) {
    page.log.error("admin: the AI models could not be read", { requestId: page.requestId, error });
    return null;
  }
}

const KEYED: readonly string[] = ["perplexity", "openai", "gemini", "anthropic"] satisfies Keyed[];

function changeIn(form: FormData): Change | null {
  const text = (name: string) => String(form.get(name) ?? "");
  const engine = text("engine");
  const isKeyed = KEYED.includes(engine);
  const isEngine = isKeyed || engine === "compatible";
  switch (text("intent")) {
    case MODEL_INTENT.saveKey:
      return isKeyed ? { kind: "save-key", engine: engine as Keyed, key: text("key") } : null;
    case MODEL_INTENT.saveModel:
      return isKeyed ? { kind: "save-model", engine: engine as Keyed, model: text("model") } : null;
    case MODEL_INTENT.saveServer:
      return {
        kind: "save-server",
        baseUrl: text("baseUrl"),
        model: text("model"),
        key: text("key"),
        isFree: form.has("isFree"),
      };
    case MODEL_INTENT.useLocal:
      return { kind: "use-local", baseUrl: text("baseUrl"), model: text("model") };
    case MODEL_INTENT.remove:
      return isEngine ? { kind: "remove", engine: engine as Engine } : null;
    case MODEL_INTENT.chooseWriter:
      return isEngine ? { kind: "choose-writer", engine: engine as Engine } : null;
    case MODEL_INTENT.saveLimits: {
      const limits = [...form].filter(([name]) => name.startsWith("AI_BUDGET_"));
      return {
        kind: "save-limits",
        limits: Object.fromEntries(limits.map(([name, value]) => [name, String(value)])),
      };
    }
    default:
      return null;
  }
}

export async function changeModels(page: PageServices, userId: string, request: Request) {
  const change = changeIn(await readForm(request));
  const sessionId = (await page.sessions.idOf(request.headers)) ?? "";
  if (change === null)
    return data<ActionAnswer<null>>({ ok: false, problem: "Unknown action." }, { status: 400 });
  const actor = { kind: "admin" as const, id: userId, requestId: page.requestId };
  return answer(page, { what: "changing the AI models" }, async () => {
    await page.aiModels.change(actor, { ...change, sessionId } as ChangeRequest);
    return null;
  });
}
