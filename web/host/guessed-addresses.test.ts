import type { Edge } from "@citeworthy/server/http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerGuesses } from "./guessed-addresses.ts";

const app = new Hono<Edge>();
answerGuesses(app);

test.each([
  ["/atom.xml", "/rss.xml"],
  ["/blog/feed", "/rss.xml"],
  ["/manifest.json", "/manifest.webmanifest"],
  ["/security.txt", "/.well-known/security.txt"],
  ["/apple-touch-icon-120x120.png", "/apple-touch-icon.png"],
  ["/apple-touch-icon-152x152-precomposed.png", "/apple-touch-icon.png"],
])("%s leads to %s", async (guess, real) => {
  const answer = await app.request(guess);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, real]);
});

test("other addresses are left alone", async () => {
  for (const path of ["/blog/feedback", "/apple-touch-icon.png", "/apple-touch-icon-big.png"])
    expect((await app.request(path)).status).toBe(404);
});
