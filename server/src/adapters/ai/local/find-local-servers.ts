/**
 * Looks for servers of language models on this machine: Ollama, LM Studio, llama.cpp, vLLM, or anything else that lists its
 * models as OpenAI does. Only asks for the list; nothing is used without the operator's consent.
 */
import { isModelName } from "@citeworthy/core/product/models/model-name";
import { z } from "zod";
import type { LocalServer } from "../../../ports/ai/models.ts";
import { cappedBody } from "../capped-body.ts";

const PATIENCE_MS = 700;
const MAX_BYTES = 200_000;
const MAX_MODELS = 50;

const Listed = z.object({
  data: z.array(
    // One odd entry doesn't hide the others.
    z.object({ id: z.unknown(), owned_by: z.string().optional().catch(undefined) }),
  ),
});
type Listed = z.infer<typeof Listed>;

const BY_OWNER: Record<string, string> = { library: "Ollama", llamacpp: "llama.cpp", vllm: "vLLM" };
const BY_PORT: Record<number, string> = { 11434: "Ollama", 1234: "LM Studio" };
/** Models that only turn text into numbers can't read a page. */
const EMBEDDING = /embed|\bbge\b|minilm/i;

const nameOf = (port: number, { data }: Listed): string =>
  BY_PORT[port] ?? BY_OWNER[data[0]?.owned_by ?? ""] ?? "A model server";

/** Another program may listen there: whatever isn't such a list is nothing to us. */
async function ask(port: number, patience: number): Promise<LocalServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(PATIENCE_MS * patience),
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      return null;
    }
    const text = await new Response(cappedBody(answer.body, { bytes: MAX_BYTES })).text();
    const listed = Listed.parse(JSON.parse(text));
    const models = listed.data
      .map(({ id }) => id)
      .filter((id): id is string => typeof id === "string" && isModelName(id) && !EMBEDDING.test(id));
    return models.length === 0
      ? null
      : { name: nameOf(port, listed), baseUrl, models: models.slice(0, MAX_MODELS) };
  } catch {
    return null;
  }
}

/** `patience`: how many times longer than usual a server may take. */
export async function findLocalServers(ports: readonly number[], patience = 1): Promise<LocalServer[]> {
  const found = await Promise.all(ports.map((port) => ask(port, patience)));
  return found.filter((server) => server !== null);
}
