import { expect, test } from "vitest";
import { askConfirmation, confirmWithPassword } from "./confirmation-calls.ts";

test("the server says whether a confirmation is needed; without an answer nobody is asked", async () => {
  const answer = { isRecent: false, hasPassword: true };
  expect(await askConfirmation(async () => Response.json(answer))).toEqual(answer);
  expect(await askConfirmation(async () => new Response("busy", { status: 503 }))).toBeNull();
  expect(await askConfirmation(() => Promise.reject(new TypeError("offline")))).toBeNull();
});

test("a wrong password is a message, and a correct one is none", async () => {
  const refused = { ok: false, problem: "That password is incorrect. Please try again." };
  const wrong = async () => Response.json(refused, { status: 400 });
  expect(await confirmWithPassword("x", wrong)).toBe(refused.problem);
  expect(await confirmWithPassword("x", async () => Response.json({ ok: true, value: null }))).toBeNull();
  expect(await confirmWithPassword("x", async () => new Response("<html>", { status: 502 }))).toMatch(/\w/);
});
