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

test("a list without end is read up to its limit, and is nothing", async () => {
  let sent = 0;
  const port = await listening((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"data":[');
    const chunk = '{"id":"llama3"},'.repeat(4_000);
    const write = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on("drain", write);
    write();
  });
  expect(await findLocalServers([port], PATIENCE)).toEqual([]);
  // What the system's own buffers take in comes on top.
  expect(sent).toBeLessThan(20_000_000);
});

test("a name that isn't one of a model is left out, and hides no other", async () => {
  const odd = ["a\u0000b", "\u001b]0;title\u0007", "../../evil", "", "a".repeat(201), "two words"];
  const port = await saying(200, listed(...odd.map((id) => ({ id })), { id: "llama3" }));
  expect(await findLocalServers([port], PATIENCE)).toMatchObject([{ models: ["llama3"] }]);
  expect(await findLocalServers([await saying(200, listed({ id: "a\u0000b" }))], PATIENCE)).toEqual([]);
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
