import { expect, test } from "vitest";
import { movingPayloads } from "./testing/payload-moves.ts";
import { PAYLOADS } from "./testing/payloads.ts";

test("sixty payloads, as text or as markup, move the score by at most two points", () => {
  expect(new Set(PAYLOADS).size).toBe(60);
  expect(movingPayloads(PAYLOADS)).toEqual([]);
});
