import { expect, test } from "vitest";
import { folderWith, rows, runCli } from "../testing/run-cli.ts";

const PASSAGES = [
  "Tea leaves are picked by hand in spring.",
  "For cold brew, use one part coffee to eight parts water: a ratio of 1:8.",
  "Coffee is sold by weight. Brew it hot.",
];

test("each line of a query and passages becomes a line of scores; a broken line says so and the rest go on", async () => {
  const line = (query: string) => JSON.stringify({ query, passages: PASSAGES });
  const folder = folderWith({
    "lines.jsonl": [line("cold brew ratio"), "{", line("zebra"), '{"query":"x","passages":[]}'].join("\n"),
  });
  const ended = await runCli(folder, ["rank", "lines.jsonl", "--offline"]);
  const [asked, broken, foreign, empty] = rows(ended) as { scores?: number[]; error?: string }[];
  const [tea = 1, ratio = 0, hot = 1] = asked?.scores ?? [];
  expect(ratio).toBeGreaterThan(hot);
  expect(tea).toBe(0);
  expect(broken?.error).toMatch(/Expected a line like/);
  expect(foreign).toEqual({ scores: [0, 0, 0] });
  expect(empty).toEqual({ scores: [] });
  expect(ended.status).toBe(3);
});
