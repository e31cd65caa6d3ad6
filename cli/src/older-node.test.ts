import { expect, test } from "vitest";
import { addMissingBuiltIns } from "./older-node.ts";

type Filled = {
  map: { groupBy?: typeof Map.groupBy };
  promise: { withResolvers?: typeof Promise.withResolvers };
  url: { parse?: typeof URL.parse };
  modules: { zlib: object; workerThreads: object };
};
const filled: Filled = { map: {}, promise: {}, url: {}, modules: { zlib: {}, workerThreads: {} } };
addMissingBuiltIns(filled as Parameters<typeof addMissingBuiltIns>[0]);

test("groups are as Node makes them, in the order of their first item", () => {
  const items = ["pear", "fig", "plum", "date", "kiwi", "nut"];
  const byLength = (word: string, at: number) => (at === 0 ? 0 : word.length);
  expect([...(filled.map.groupBy?.(items, byLength) ?? [])]).toEqual([...Map.groupBy(items, byLength)]);
});

test("a promise is settled from outside", async () => {
  const [good, bad] = [filled.promise.withResolvers?.<number>(), filled.promise.withResolvers?.<number>()];
  good?.resolve(7);
  bad?.reject(new Error("no"));
  await expect(good?.promise).resolves.toBe(7);
  await expect(bad?.promise).rejects.toThrow("no");
});

test.each([
  ["https://example.com/a?b#c", undefined],
  ["/a", "https://example.com/b/"],
  ["/a", undefined],
  ["https://", undefined],
  ["", "https://example.com"],
  ["a", "no base"],
])("%j on %j is the address that Node finds", (text, base) => {
  expect(filled.url.parse?.(text, base)?.href).toBe(URL.parse(text, base)?.href);
});

test("what the HTTP client looks for is there", () => {
  expect(Object.keys(filled.modules.zlib)).toEqual(["createZstdDecompress"]);
  expect(Object.keys(filled.modules.workerThreads)).toEqual(["markAsUncloneable"]);
});

test("what Node has stays", () => {
  const { groupBy } = Map;
  addMissingBuiltIns();
  expect(Map.groupBy).toBe(groupBy);
});
