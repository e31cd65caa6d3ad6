import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SECTIONS } from "@citeworthy/core/contract";
import { afterEach, expect, test } from "vitest";
import { askForAnalysis } from "./analysis-request.ts";

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A real server with one answer to every request. */
async function answering(status: number, body: string, seen?: (init: string) => void) {
  const listener: RequestListener = (request, response) => {
    let received = "";
    request.on("data", (chunk) => {
      received += chunk;
    });
    request.on("end", () => {
      seen?.(received);
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  };
  server = createServer(listener);
  await new Promise<void>((opened) => server?.listen(0, "127.0.0.1", opened));
  const { port } = server.address() as AddressInfo;
  return (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test("an accepted request names its job and sends the address as it was typed", async () => {
  const seen: string[] = [];
  const send = await answering(202, '{"job":"j1"}', (body) => seen.push(body));
  expect(await askForAnalysis("https://example.com/A", {}, send)).toEqual({ kind: "job", id: "j1" });
  expect(seen).toEqual(['{"input":"https://example.com/A"}']);
});

test.each([
  [200, "{}", "Incomplete analysis result. Please try again.", false],
  [200, '{"score":{"score":1}}', "Incomplete analysis result. Please try again.", false],
  [200, "<html>", "Unable to process the analysis results. Please try again.", false],
  [
    200,
    '{"score":{"score":1},"content_strategy":{}}',
    "Unable to process the analysis results. Please try again.",
    false,
  ],
  [422, '{"error":"X"}', "X", false],
  [422, "", "Failed to analyze content", false],
  [402, "{}", "Usage limit reached. Please upgrade your plan.", false],
  [
    402,
    '{"error":"Monthly limit of 10 reached. Upgrade for more usage."}',
    "Monthly limit of 10 reached. Upgrade for more usage.",
    false,
  ],
  [
    503,
    '{"error":"Unable to verify your subscription. Please try again or contact support."}',
    "Unable to verify your subscription. Please try again or contact support.",
    true,
  ],
  [500, "", "Failed to analyze content", true],
])("an answer %i %s reads %j", async (status, body, message, mayPass) => {
  const send = await answering(status, body);
  const asked = await askForAnalysis("https://example.com", {}, send);
  expect(asked).toMatchObject({ kind: "failed", message, mayPass });
  // Only a refusal that a plan would lift offers one.
  const reason = asked.kind === "failed" ? asked.refused?.reason : null;
  expect(reason === "quota").toBe(status === 402);
});

test("question, page type and competing pages travel with the address", async () => {
  const seen: string[] = [];
  const send = await answering(202, '{"job":"j1"}', (body) => seen.push(body));
  const options = { question: "What is A?", kind: "explainer", competitors: ["https://b.example/"] };
  await askForAnalysis("https://example.com/A", options, send);
  expect(JSON.parse(seen[0] ?? "")).toEqual({ input: "https://example.com/A", ...options });
});

test("a finished result is taken as it is", async () => {
  const section = { content: {}, score: { score: 70 }, what_can_be_enhanced: [] };
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, section]));
  const send = await answering(200, JSON.stringify({ score: { score: 70 }, ...sections }));
  expect(await askForAnalysis("https://example.com", {}, send)).toMatchObject({
    kind: "result",
    result: { score: { score: 70 } },
  });
});

test("a server that can't be reached is reported, and only no connection as no connection", async () => {
  const send = await answering(200, "{}");
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
  expect(await askForAnalysis("https://example.com", {}, send)).toMatchObject({
    message: "We could not reach the server. Please check your connection and try again.",
    mayPass: true,
  });
  const weird = () => Promise.reject(new Error("weird"));
  expect(await askForAnalysis("https://example.com", {}, weird)).toMatchObject({
    message: "An unexpected error occurred. Please try again.",
  });
});
