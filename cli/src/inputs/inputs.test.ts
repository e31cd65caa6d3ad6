import { expect, test } from "vitest";
import { listInputs } from "./inputs.ts";

test("of a sitemap's pages the first is read at once, and each after it a second after the one before", async () => {
  const urls = ["a", "b", "c", "d"].map((name) => `https://a.test/${name}`);
  const sitemap = { name: "https://a.test/sitemap.xml", max: 10 };
  const options = { pages: [], manifest: null, url: null, baseUrl: null, root: null, now: null };
  const pauses: number[] = [];
  let clock = 50_000;
  const time = {
    now: () => clock,
    pause: async (ms: number) => {
      pauses.push(ms);
      clock += ms;
    },
  };
  const inputs = listInputs(
    { ...options, json: true, offline: false, sitemap },
    { sitemap: async () => urls },
    time,
  );
  // The analyses of the pages take this long; the last takes longer than the pause.
  const took = [0, 300, 1_500];
  const names: string[] = [];
  for await (const { name } of inputs) {
    clock += took[names.length] ?? 0;
    names.push(name);
  }
  expect(names).toEqual(urls);
  expect(pauses).toEqual([0, 1_000, 700, 0]);
});
