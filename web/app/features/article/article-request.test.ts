import type { AnalysisResult } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { askForArticle } from "./article-request.ts";

const source = { url: "https://garden.example/barrels", result: {} as AnalysisResult };
const ask = (send: () => Promise<Response>, isOnline = true) => askForArticle(source, send, () => isOnline);
const cut = () => Promise.reject(new TypeError("fetch failed"));

test("a broken call is reported as such, and as a connection failure only if there is no connection", async () => {
  expect(await ask(cut)).toMatchObject({ message: "Failed to generate article. Please try again." });
  expect(await ask(cut, false)).toMatchObject({
    message: "No internet connection. Please check your connection and try again.",
  });
});

test("a refusal is reported in the server's words, or as the limit or a failure if it has none", async () => {
  const words = { error: "Monthly limit of 5 reached. Upgrade for more usage." };
  expect(await ask(async () => Response.json(words, { status: 402 }))).toMatchObject({
    kind: "failed",
    message: words.error,
    refused: { reason: "quota" },
  });
  expect(await ask(async () => Response.json({}, { status: 402 }))).toMatchObject({
    message: "Usage limit reached. Please upgrade your plan.",
  });
  expect(await ask(async () => new Response("", { status: 500 }))).toMatchObject({
    message: "Failed to generate article",
  });
});
