import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openFront } from "./front.ts";

test("a request with two hosts is refused before any route sees it, and one with one host is served", async () => {
  const front = await openFront({ port: 0, host: "127.0.0.1", socket: null });
  const seen: string[] = [];
  await front.serve(async (request) => {
    seen.push(new URL(request.url).host);
    return new Response("served");
  });
  const answerTo = (...headers: string[]) => {
    const socket = connect(front.port, "127.0.0.1");
    socket.end(["GET / HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
    return text(socket);
  };
  expect(await answerTo("Host: a.example", "Host: evil.example")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo("Host: a.example", "hOST: a.example")).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
  expect(await answerTo("Host: a.example", "X-Note: host")).toMatch(/^HTTP\/1\.1 200 [\s\S]*served/);
  expect(seen).toEqual(["a.example"]);
  await front.stop({ drainMs: 0, graceMs: 1_000 });
});
