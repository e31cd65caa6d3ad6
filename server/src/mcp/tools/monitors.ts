/** Saved monitors and their runs: listed, created, run, and what the engines answered. */

import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { MAX_QUERIES, SAMPLE_SIZES } from "@citeworthy/core/product/steps/monitor-steps";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { z } from "zod";
import type { Bench } from "../bench.ts";
import { answered, defineTool, refused } from "../tool.ts";

const MAX_ID = 100;
const MAX_QUERY = 500;
const MAX_URL = 2_000;
const MAX_NAME = 200;
/** An assistant reads the answers one after the other; each can be a page long. */
const ANSWERS_AT_ONCE = 5;
const MAX_ANSWER_TEXT = 4_000;

const isOffered = ({ monitors }: Bench) => monitors !== null;
const url = () => z.string().min(1).max(MAX_URL).describe("The address of the user's own page.");
const samples = () =>
  z
    .number()
    .optional()
    .describe(`How often each engine is asked: ${SAMPLE_SIZES.join(", ")}.`);

export const listMonitors = defineTool({
  name: "list_monitors",
  title: "List monitors",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Lists the saved monitors: page, questions, how often they are asked, and when next. With `id`, also how each question's figures developed. Free.",
  input: () => z.object({ id: z.string().max(MAX_ID).optional().describe("One monitor, with its figures.") }),
  async run({ monitors }, { id }) {
    const all = (await monitors?.list()) ?? [];
    if (id === undefined) return answered({ monitors: all }, { quotesPage: true });
    const trend = (await monitors?.trend(id)) ?? null;
    if (trend === null)
      return refused("There is no monitor with this id. list_monitors names those there are.");
    return answered({ monitor: all.find((one) => one.id === id), ...trend }, { quotesPage: true });
  },
});

export const monitorResult = defineTool({
  name: "monitor_result",
  title: "Monitor result",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Returns the result of a monitor run: for each engine in how many of its answers the page was cited, with the interval, and the answers themselves, five at a time. Without a run, the newest one. Estimates are marked as such. Free.",
  input: () =>
    z.object({
      run: z.string().max(MAX_ID).optional().describe("The `run` of an earlier result."),
      after: z.number().int().min(0).default(0).describe("The `next` of the previous answer."),
    }),
  async run({ monitors }, { run, after }) {
    const result = (await monitors?.result(run ?? null)) ?? null;
    if (result === null) return refused("There is no finished monitor run yet. run_monitor starts one.");
    return answered(shortResult(result, after), { quotesPage: true });
  },
});

export const createMonitor = defineTool({
  name: "create_monitor",
  title: "Create a monitor",
  scope: "monitor",
  isFree: true,
  changes: "adds",
  reachesOut: true,
  isOffered,
  describe: () =>
    "Saves questions for a page that are then asked by themselves every day or week. Each question costs one use of the account each time it is asked, so ask the user first. Creating it costs nothing.",
  input: () =>
    z.object({
      url: url(),
      queries: z.array(z.string().min(1).max(MAX_QUERY)).min(1).max(MAX_QUERIES),
      every: z.enum(["daily", "weekly"]).default("weekly"),
      name: z.string().max(MAX_NAME).optional(),
      samples: samples(),
    }),
  run: async ({ monitors }, wanted) => answered({ ...(await monitors?.create(wanted)) }),
});

export const runMonitor = defineTool({
  name: "run_monitor",
  title: "Run a monitor",
  scope: "monitor",
  isFree: false,
  isOffered,
  describe: ({ words }) =>
    `Asks the AI engines a question now, and returns whether their answers cite the page. Takes a minute or more. ${words.cost}`,
  input: () =>
    z.object({
      url: url(),
      query: z.string().min(1).max(MAX_QUERY).describe("The question, word for word."),
      competitors: z.array(z.string().max(MAX_URL)).max(5).optional(),
      samples: samples(),
    }),
  async run({ monitors }, request) {
    const result = (await monitors?.run(request)) ?? null;
    if (result === null) return refused("The run has no result. monitor_result shows earlier ones.");
    return answered(shortResult(result, 0), { quotesPage: true });
  },
});

/** The figures, and a few answers: the whole result can be a hundred pages. */
function shortResult(result: VisibilityResult, after: number): Record<string, unknown> {
  const { run, url: page, query, timestamp, mode, averageScore, aiAnalysis, competitors } = result;
  const answers = result.answers.slice(after, after + ANSWERS_AT_ONCE);
  const next = after + ANSWERS_AT_ONCE;
  return {
    ...{ run, url: page, query, at: timestamp, mode, averageScore },
    engines: MONITORED.map((engine) => {
      const { cited, counted, interval, relevanceScore, provenance, note } = aiAnalysis[engine];
      return { engine, cited, counted, interval, relevanceScore, provenance, note };
    }),
    competitors: competitors.map(({ name, url: address, cells }) => ({
      name,
      url: address,
      cited: Object.fromEntries(MONITORED.map((engine) => [engine, cells[engine].cited])),
    })),
    answers: answers.map(({ engine, sample, text, failure, citations, standings }) => ({
      ...{ engine, sample, text: text.slice(0, MAX_ANSWER_TEXT), failure },
      citations: citations.map((one) => one.url),
      outcome: standings[0]?.outcome ?? null,
    })),
    next: next < result.answers.length ? next : null,
  };
}
