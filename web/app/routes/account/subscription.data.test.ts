import { expect, test } from "vitest";
import type { PageServices } from "../../services.server.ts";
import { subscriptionNow } from "./subscription.data.server.ts";

test("a subscription that cannot be loaded is null and logged; it once made a whole page fail", async () => {
  const logged: string[] = [];
  const page = {
    requestId: "r1",
    log: { error: (event: string) => logged.push(event) },
    subscriptionOf: () => Promise.reject(new Error("the database is down")),
  } as unknown as PageServices;

  expect(await subscriptionNow(page, "u1")).toBeNull();
  expect(logged).toEqual(["a subscription could not be read"]);
});
