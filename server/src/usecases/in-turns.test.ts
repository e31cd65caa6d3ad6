import { expect, test } from "vitest";
import { flatMapInTurns, inTurns } from "./in-turns.ts";

test("something else has its turn before long work is done", async () => {
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  // It ends by itself where nobody else ever has a turn.
  function* work(most = 10_000_000) {
    let steps = 0;
    while (!hadTurn && steps < most) yield steps++;
    return hadTurn;
  }
  expect(await inTurns(work())).toBe(true);
});

test("a list is read in its order", async () => {
  expect(await flatMapInTurns([1, 2, 3], (n) => (n === 2 ? [] : [n, n]))).toEqual([1, 1, 3, 3]);
});
