import { expect, test } from "vitest";
import { movingPayloads } from "./testing/payload-moves.ts";
import { PAYLOADS } from "./testing/payloads.ts";

test("every sixth payload, as text or as markup, moves the score by at most two points", () => {
  const some = PAYLOADS.filter((_, at) => at % 6 === 0);
  expect(some).toHaveLength(10);
  expect(movingPayloads(some)).toEqual([]);
});
