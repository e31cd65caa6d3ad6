import { expect, test } from "vitest";
import { beforeTurn, tooClose } from "./pace-log.ts";

const request = (at: number) => ({ host: "127.1.0.1:8080", path: "/", at });

test("turns that are closer than a second are found", () => {
  expect(tooClose(new Map([["127.1.0.1", [0, 1_000, 2_500]]]))).toEqual([]);
  expect(tooClose(new Map([["127.1.0.1", [0, 1_000, 1_990]]]))).toEqual(["127.1.0.1: 990 ms"]);
});

test("a late request breaks nothing, and one before its turn or without one does", () => {
  const turns = new Map([["127.1.0.1", [0, 1_000, 2_000]]]);
  expect(beforeTurn([request(990), request(1_000), request(2_000)], turns)).toEqual([]);
  expect(beforeTurn([request(0), request(900)], turns)).toEqual(["127.1.0.1/: 100 ms early"]);
  expect(
    beforeTurn(
      [0, 1, 2, 3].map((n) => request(n * 1_000)),
      turns,
    ),
  ).toHaveLength(1);
});
