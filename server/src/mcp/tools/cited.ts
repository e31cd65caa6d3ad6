/** `why_them`, `said_of_you` and `cited_page`: what the answers of monitor runs cite and claim. */
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { z } from "zod";
import type { Bench } from "../bench.ts";
import { answered, defineTool, refused, type ToolAnswer } from "../tool.ts";

const MAX_ID = 100;
const MAX_QUERY = 1_000;
const MAX_URL = 2_000;
/** An assistant reads the claims that ask most of the user first; the rest is in the export. */
const MAX_CLAIMS = 50;

/** Only an account has monitor runs. */
const isOffered = ({ cited }: Bench) => cited !== null;

async function measured(
  bench: Bench,
  use: (cited: NonNullable<Bench["cited"]>) => Promise<Record<string, unknown>>,
): Promise<ToolAnswer> {
  if (bench.cited === null) return refused("Only an account has monitor runs.");
  return answered(await use(bench.cited), { quotesPage: true });
}

export const whyThem = defineTool({
  name: "why_them",
  title: "Why them",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Returns which pages the answers of a monitor run cited, how often, and up to three differences between them and the user's page, with quotes from both. Without a run, the newest one. Free.",
  input: () =>
    z.object({ run: z.string().max(MAX_ID).optional().describe("The `run` of a monitor result.") }),
  run: (bench, { run }) =>
    measured(bench, async (cited) => {
      const { answers, ...found } = await cited.whyThem(run ?? null);
      return {
        ...found,
        claims: answers
          .flatMap(({ engine, claims }) => claims.map((claim) => ({ engine, ...claim })))
          .slice(0, MAX_CLAIMS),
      };
    }),
});

export const saidOfYou = defineTool({
  name: "said_of_you",
  title: "Said of you",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Returns what engines say about the user's site in the newest monitor runs, and whether the cited page supports it, with both quotes. Prices and dates come first. `overruled` names the editor who replaced our verdict. Free.",
  input: () =>
    z.object({
      query: z.string().max(MAX_QUERY).optional().describe("Only answers to this question."),
      page: z.string().max(MAX_URL).optional().describe("Only claims about this page of the site."),
      engine: z.enum(MONITORED).optional(),
    }),
  run: (bench, filter) =>
    measured(bench, async (cited) => {
      const { claims, ...found } = await cited.saidOfYou(filter);
      return { ...found, claims: claims.slice(0, MAX_CLAIMS), left: Math.max(0, claims.length - MAX_CLAIMS) };
    }),
});

export const citedPage = defineTool({
  name: "cited_page",
  title: "Cited page",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Returns, for any page, which answers of the account's monitor runs cited it or read and dropped it, for which questions, and what they claim by it. Free.",
  input: () => z.object({ url: z.string().min(1).max(MAX_URL).describe("The address of the page.") }),
  run: (bench, { url }) => measured(bench, async (cited) => ({ ...(await cited.page(url)) })),
});
