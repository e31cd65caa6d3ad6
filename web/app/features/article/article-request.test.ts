import type { AnalysisResult } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { askForArticle } from "./article-request.ts";

const source = { url: "https://garden.example/barrels", result: {} as AnalysisResult };
const ask = (send: () => Promise<Response>, isOnline = true) => askForArticle(source, send, () => isOnline);
const cut = () => Promise.reject(new TypeError("fetch failed"));

test("a call that breaks is told as such, and as the connection's fault only where there is none", async () => {
  expect(await ask(cut)).toMatchObject({ message: "Failed to generate article. Please try again." });
  expect(await ask(cut, false)).toMatchObject({
    message: "No internet connection. Please check your connection and try again.",
  });
});

test("a refusal is told in the server's words, and where it has none as the limit or as a failure", async () => {
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
