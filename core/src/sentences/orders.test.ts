import { expect, test } from "vitest";
import { packFor } from "../language/pack-for.ts";
import { isOrder } from "./orders.ts";
import { cuedSentence } from "./sentence.ts";

const orders = (text: string) => isOrder(cuedSentence(text, packFor([], "en")));

test("an order begins with its verb", () => {
  expect(orders("Leave the last quarter of the barrel empty.")).toBe(true);
  expect(orders("Don't fill it before winter.")).toBe(true);
  expect(orders("A full barrel bursts in winter.")).toBe(false);
});

test("a noun that is also a verb orders nothing", () => {
  expect(orders("Use of oak is common.")).toBe(false);
  expect(orders("Rest is important for the wood.")).toBe(false);
});
