import { expect, test } from "vitest";
import type { GatherOptions } from "../../ports/analysis/pages.ts";
import { readSource, type SourceReader } from "./read-source.ts";

const PAGE = { url: "https://example.com/a", role: "cited" as const, place: 1 };

/** Lets this many pages be read on this day. No page can be read here. */
function reader(perDay: number) {
  let counted = 0;
  const fetches: GatherOptions[] = [];
  const deps = {
    citedPagesPerDay: perDay,
    limiter: {
      // Each page counts for all and for its workspace.
      async meter() {
        const count = Math.ceil(++counted / 2);
        return { allowed: count <= perDay, remaining: Math.max(0, perDay - count) };
      },
      async releaseUse() {},
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

test("beyond the day's limit a page is left out, and says why", async () => {
  const { read, fetches } = reader(2);
  for (let count = 0; count < 2; count++) expect(await read("ann")).toMatchObject({ state: "unreachable" });
  expect(await read("ann")).toEqual({
    state: "left_out",
    reason: "The operator's limit of pages a day was reached.",
  });
  expect(fetches).toHaveLength(2);
});

test("a page is fetched in the name of its workspace, so that workspaces share the places", async () => {
  const { read, fetches } = reader(1);
  await read("ann");
  expect(fetches).toEqual([expect.objectContaining({ user: "ann", isBackground: true })]);
});
