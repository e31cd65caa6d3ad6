import { expect, test } from "vitest";
import { fetchSession } from "./session-data.ts";

const visitor = { user: null, workspaces: [], google: false, minPasswordLength: 6 };

test("the server's response is used as it is", async () => {
  const asked: string[] = [];
  const answer = await fetchSession(async (path) => {
    asked.push(path);
    return Response.json(visitor);
  });

  expect(answer).toEqual(visitor);
  expect(asked).toEqual(["/api/session"]);
});

test("a failed response changes nothing", async () => {
  expect(await fetchSession(async () => new Response("busy", { status: 503 }))).toBeNull();
  expect(await fetchSession(async () => new Response("<html>"))).toBeNull();
  expect(await fetchSession(() => Promise.reject(new TypeError("offline")))).toBeNull();
});
