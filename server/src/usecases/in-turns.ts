/** Work that takes long in one go, in parts: other requests are answered in between. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Nobody notices a wait of this length. */
const TURN_MS = 15;

/** Runs the steps of a generator to its end. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < turnEnds) continue;
    await nextTurn();
    turnEnds = performance.now() + TURN_MS;
  }
}

/** `flatMap` for long lists, such as addresses, each of which is parsed. */
export const flatMapInTurns = <From, To>(
  list: readonly From[],
  read: (one: From) => readonly To[],
): Promise<To[]> => inTurns(readSteps(list, read));

function* readSteps<From, To>(
  list: readonly From[],
  read: (one: From) => readonly To[],
): Generator<void, To[]> {
  const found: To[] = [];
  for (const one of list) {
    found.push(...read(one));
    yield;
  }
  return found;
}
