import { expect, test } from "vitest";
import type { PageServices } from "../services.server.ts";
import { subscriptionNow } from "./subscription.data.server.ts";

test("a subscription that cannot be read is none, and is in the log: a page beside it once fell with it", async () => {
  const told: string[] = [];
  const page = {
    requestId: "r1",
    log: { error: (event: string) => told.push(event) },
    subscriptionOf: () => Promise.reject(new Error("the database is away")),
  } as unknown as PageServices;

  expect(await subscriptionNow(page, "u1")).toBeNull();
  expect(told).toEqual(["a subscription could not be read"]);
});
