import { trackedDocument } from "@citeworthy/core/article/rendering/word-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_EDITS, EDITED } from "../../adapters/documents/testing/edited-article.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  server = await startTestServer(testDatabase);
});
afterAll(() => server.close());

const PATH = "/api/word-file";
const asked = (body: unknown) =>
  fetch(`${server.url}${PATH}`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a visitor gets the text with its edits as a file that isn't kept", async () => {
  const answer = await asked(trackedDocument(EDITED, ALL_EDITS));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("wordprocessingml");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK");
  expect(bytes.length).toBeGreaterThan(5_000);
});

test("what isn't a document is refused", async () => {
  for (const body of [{}, { title: "x", rows: [] }, { title: "x", rows: [{ block: { kind: "script" } }] }])
    expect((await asked(body)).status).toBe(400);
});

test("after 60 files in an hour the visitor has to wait", async () => {
  const paragraph = { id: "b1", kind: "paragraph", sentences: [[{ text: "Rain." }]] };
  const document = { title: "x", rows: [{ block: paragraph, state: "same", struck: [], notes: [] }] };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await asked(document)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses[0]).toBe(200);
});
