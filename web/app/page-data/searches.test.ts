import { expect, test } from "vitest";
import type { PageServices } from "../services.server.ts";
import { searchesOf } from "./searches.server.ts";

const failing = (failure: Error) =>
  searchesOf(
    { log: { error: () => {} }, listSearches: () => Promise.reject(failure) } as unknown as PageServices,
    "u1",
  );

test("a history that can't be read has its own message, and an unknown error another: it was always the first", async () => {
  const known = Object.assign(new Error("Failed to fetch search history"), {
    code: "analysis/history-fetch-failed",
  });

  expect(await failing(known)).toBe("analysis/history-failed");
  expect(await failing(new Error("weird"))).toBe("analysis/history-unexpected");
});
