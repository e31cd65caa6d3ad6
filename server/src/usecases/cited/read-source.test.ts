import { expect, test } from "vitest";
import type { GatherOptions } from "../../ports/analysis/pages.ts";
import { readSource, type SourceReader } from "./read-source.ts";

const PER_DAY = 10;
const PAGE = { url: "https://example.com/a", role: "cited" as const, place: 1 };

/** Counts as the limiter does. No page can be read here. */
function reader() {
  const counts = new Map<string, number>();
  const fetches: GatherOptions[] = [];
  const deps = {
    citedPagesPerDay: PER_DAY,
    limiter: {
      async take(key: string, { max }: { max: number }) {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= max ? { allowed: true } : { allowed: false, retryAfterSeconds: 1 };
      },
    },
    pages: {
      async gather(_url: string, options: GatherOptions) {
        fetches.push(options);
        return {};
      },
    },
    judge: { source: async () => ({ lines: [] }) },
    pace: { wait: async () => {} },
  };
  const read = (userId: string) =>
    readSource(deps as unknown as SourceReader, PAGE, {
      ...{ userId, query: "q", attempts: 1, signal: new AbortController().signal },
    });
  return { read, fetches };
}

test("one workspace reads at most half of the day's pages, and the others read the rest", async () => {
  const { read } = reader();
  for (let count = 0; count < PER_DAY / 2; count++)
    expect(await read("greedy")).toMatchObject({ state: "unreachable" });
  expect(await read("greedy")).toEqual({
    state: "left_out",
    reason: "Your workspace's share of the operator's limit of pages a day was used.",
  });
  for (let count = 0; count < PER_DAY / 2; count++)
    expect(await read("other")).toMatchObject({ state: "unreachable" });
  expect(await read("third")).toEqual({
    state: "left_out",
    reason: "The operator's limit of pages a day was reached.",
  });
});

test("a page is fetched in the name of its workspace, so that workspaces share the places", async () => {
  const { read, fetches } = reader();
  await read("ann");
  expect(fetches).toEqual([expect.objectContaining({ user: "ann", isBackground: true })]);
});
