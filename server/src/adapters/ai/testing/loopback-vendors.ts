/** One server on loopback that speaks every vendor's wire format to the real SDK, and answers as configured. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import { listenOnLoopback } from "../../../testing/listen-on-loopback.ts";
import { type Dialect, type Script, wordsOf } from "./script.ts";
import { anthropicDialect } from "./speak-anthropic.ts";
import { compatibleDialect } from "./speak-compatible.ts";
import { geminiDialect } from "./speak-gemini.ts";
import { openaiDialect } from "./speak-openai.ts";
import { agentDialect, sonarDialect } from "./speak-perplexity.ts";

export type SeenCall = {
  vendor: EngineId;
  path: string;
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
  /** The question or task, wherever the format keeps it. */
  prompt: string;
};
export type Director = (call: SeenCall) => Script;

export type LoopbackVendors = {
  origin: string;
  /** `host:port`, as FETCH_ALLOW_HOSTS wants it, for Gemini's redirects. */
  host: string;
  seen: SeenCall[];
  /** Who says what from now on. */
  direct(director: Director): void;
  /** Settings for these vendors, as the environment gives them. */
  environment(...vendors: EngineId[]): Record<string, string>;
  close(): Promise<void>;
};

/** Which path speaks which dialect, below the vendor's own first folder. */
const DIALECTS: [EngineId, RegExp, Dialect][] = [
  ["openai", /^\/openai\/v1\/responses$/, openaiDialect],
  ["perplexity", /^\/perplexity\/v1\/agent$/, agentDialect],
  ["perplexity", /^\/sonar\/chat\/completions$/, sonarDialect],
  ["gemini", /^\/gemini\/v1beta\/models\/[^/]+:(stream)?[gG]enerateContent$/, geminiDialect],
  ["anthropic", /^\/anthropic\/v1\/messages$/, anthropicDialect],
  ["compatible", /^(\/llm)?\/v1\/chat\/completions$/, compatibleDialect],
];

export const LOOPBACK_KEY = "sk-loopback-0123456789abcdef";

export async function startLoopbackVendors(director: Director): Promise<LoopbackVendors> {
  const seen: SeenCall[] = [];
  let direct = director;
  let origin = "";

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname.startsWith("/grounding-api-redirect/")) {
      response.writeHead(302, { location: url.searchParams.get("to") ?? "/" }).end();
      return;
    }
    // As Ollama lists its models; at the root, so that it is found like a server of this machine.
    if (url.pathname === "/v1/models") {
      const data = [{ id: "llama3", owned_by: "library" }];
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
      return;
    }
    const found = DIALECTS.find(([, path]) => path.test(url.pathname));
    const body = await jsonOf(request);
    if (!found) {
      response
        .writeHead(404, { "content-type": "application/json" })
        .end('{"error":{"message":"not found"}}');
      return;
    }
    const [vendor, , dialect] = found;
    const call = {
      vendor,
      path: url.pathname,
      body,
      headers: request.headers,
      prompt: dialect.promptOf(body),
    };
    seen.push(call);
    const model = String(body.model ?? /models\/([^:]+)/.exec(url.pathname)?.[1] ?? "");
    const streams = body.stream === true || url.pathname.includes(":stream");
    perform(direct(call), { response, dialect, model, origin, streams });
  });
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
  origin = `http://${host}`;

  return {
    origin,
    host,
    seen,
    direct: (next) => {
      direct = next;
    },
    environment: (...vendors) => Object.assign({}, ...vendors.map((vendor) => settingsOf(vendor, origin))),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

function settingsOf(vendor: EngineId, origin: string): Record<string, string> {
  const key = LOOPBACK_KEY;
  switch (vendor) {
    case "openai":
      return { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${origin}/openai/v1` };
    case "perplexity":
      return { PERPLEXITY_API_KEY: key, PERPLEXITY_BASE_URL: `${origin}/perplexity` };
    case "gemini":
      return { GEMINI_API_KEY: key, GEMINI_BASE_URL: `${origin}/gemini/v1beta` };
    case "anthropic":
      return { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: `${origin}/anthropic/v1` };
    case "compatible":
      return { LLM_API_KEY: key, LLM_BASE_URL: `${origin}/llm/v1`, LLM_MODEL: "llama3" };
  }
}

type Stage = { response: ServerResponse; dialect: Dialect; model: string; origin: string; streams: boolean };

function perform(script: Script, stage: Stage): void {
  const { response } = stage;
  switch (script.say) {
    case "nothing":
      return;
    case "hang-up":
      response.socket?.destroy();
      return;
    case "endless":
      flood(response);
      return;
    case "half":
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"id":"', () => response.socket?.destroy());
      return;
    case "malformed":
      response.writeHead(200, { "content-type": "application/json" }).end("<html>Gateway</html>");
      return;
    case "off-form":
      response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world","choices":[]}');
      return;
    case "status": {
      const type = typeof script.body === "string" ? "text/html" : "application/json";
      const body =
        typeof script.body === "string"
          ? script.body
          : JSON.stringify(script.body ?? { error: { message: "no" } });
      response.writeHead(script.status, { "content-type": type, ...script.headers }).end(body);
      return;
    }
    default:
      speak(script, stage);
  }
}

/** Chat completions, as fast as they are read. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const choices = [{ index: 0, delta: { role: "assistant", content: "word ".repeat(10_000) } }];
  const frame = `data: ${JSON.stringify({ id: "1", model: "m", choices })}\n\n`;
  const write = () => {
    while (!response.destroyed && response.write(frame));
  };
  response.on("drain", write);
  write();
}

function speak(script: Script, { response, dialect, model, origin, streams }: Stage): void {
  const said = wordsOf(script);
  if (said === null) return;
  if (!streams) {
    const body = JSON.stringify(dialect.whole(said, model, origin));
    response.writeHead(200, { "content-type": "application/json", "x-request-id": "req_1" }).end(body);
    return;
  }
  const lines = dialect
    .events(said, model)
    .map(({ event, data }) => `${event ? `event: ${event}\n` : ""}data: ${JSON.stringify(data)}\n\n`);
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (script.say !== "half-stream") {
    response.end(lines.join("") + (dialect.farewell ? `data: ${dialect.farewell}\n\n` : ""));
    return;
  }
  // Sends half of the events and no final one.
  const half = lines.slice(0, Math.ceil(lines.length / 2)).join("");
  if (script.ends === "politely") response.end(half);
  else
    response.write(half, () => script.ends === "abruptly" && setImmediate(() => response.socket?.destroy()));
}
