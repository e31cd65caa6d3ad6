import { expect, test } from "vitest";
import type { CallRequest } from "../call.ts";
import { createTurns, inTurn } from "./in-turn.ts";

const REPLY = {
  usage: { inputTokens: 1, outputTokens: 1, searches: 0, costUsd: 0 },
  servedModel: null,
  replyId: null,
  cached: false,
};
const asked = (userId: string | null, signal?: AbortSignal): CallRequest => ({
  spending: { purpose: "analysis", requestId: "job", userId },
  size: { inputChars: 1, maxOutputTokens: 1, searches: 0 },
  ...(signal && { signal }),
});

test("a newcomer waits for one call, not for all that others and visitors wait for", async () => {
  const order: (string | null)[] = [];
  const call = inTurn(async ({ spending }: CallRequest) => {
    order.push(spending.userId);
    return REPLY;
  }, createTurns(1));
  const many = ["greedy", "greedy", "greedy", "greedy", null, null, null].map((userId) =>
    call(asked(userId)),
  );
  await Promise.all([...many, call(asked("new"))]);
  expect(order.slice(0, 3)).toEqual(["greedy", null, "new"]);
  expect(order).toHaveLength(8);
});

test("who gives up waiting takes no turn", async () => {
  const held = Promise.withResolvers<void>();
  const call = inTurn(async (_: CallRequest) => {
    await held.promise;
    return REPLY;
  }, createTurns(1));
  const first = call(asked("ann"));
  const gone = new AbortController();
  const second = call(asked("bob", gone.signal));
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  held.resolve();
  expect(await first).toEqual(REPLY);
});
