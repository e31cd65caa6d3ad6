import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../../../testing/listen-on-loopback.ts";
import { PATIENCE } from "../../../testing/patience.ts";
import { findLocalServers } from "./find-local-servers.ts";

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}
const saying = (status: number, body: string) =>
  listening((_, response) => response.writeHead(status, { "content-type": "application/json" }).end(body));
const listed = (...models: { id: string; owned_by?: string }[]) =>
  JSON.stringify({ object: "list", data: models });

test("a server that lists its models is found, named by what it says of itself, without its embedding models", async () => {
  const asked: string[] = [];
  const port = await listening((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(
      listed({ id: "qwen3:14b", owned_by: "library" }, { id: "nomic-embed-text", owned_by: "library" }),
    );
  });
  const vllm = await saying(200, listed({ id: "Qwen/Qwen3-8B", owned_by: "vllm" }));
  expect(await findLocalServers([port, vllm], PATIENCE)).toEqual([
    { name: "Ollama", baseUrl: `http://127.0.0.1:${port}/v1`, models: ["qwen3:14b"] },
    { name: "vLLM", baseUrl: `http://127.0.0.1:${vllm}/v1`, models: ["Qwen/Qwen3-8B"] },
  ]);
  expect(asked).toEqual(["GET /v1/models"]);
});

test("another program, one that is silent, one that leads elsewhere and a closed port are nothing", async () => {
  const closed = createServer();
  const closedPort = await listenOnLoopback(closed);
  await new Promise((done) => closed.close(done));
  const elsewhere = await saying(200, listed({ id: "llama3" }));
  const ports = [
    await saying(200, "<h1>Jenkins</h1>"),
    await saying(200, JSON.stringify({ data: [{ name: "x" }] })),
    await saying(200, listed()),
    await saying(401, listed({ id: "llama3" })),
    await listening(() => {}),
    await listening((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${elsewhere}/v1/models` }).end(),
    ),
    closedPort,
  ];
  expect(await findLocalServers(ports)).toEqual([]);
});
