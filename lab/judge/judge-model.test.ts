import { expect, test } from "vitest";
import { openModelReader } from "./judge-model.ts";

test("without a configured model there is no reader", async () => {
  expect(await openModelReader({})).toBeNull();
});
