/** How often answers cite a page before a change and since, from the runs of a monitor. */
import { isSamePage, siteOf } from "../visibility/answers/cited-address.ts";
import type { KeptAnswer, KeptCitation } from "../visibility/answers/kept-answer.ts";
import { isCounted, siteOutcomeIn } from "../visibility/answers/outcome.ts";
import type { Rate } from "../visibility/interval.ts";
import type { WorkItem, WorkMeasurement } from "./work-item.ts";

export type PageRun = { at: Date; url: string; query: string; answers: readonly KeptAnswer[] };
type Counted = { key: string; query: string; isSince: boolean; rate: Rate };

const NOTHING: Rate = { cited: 0, counted: 0 };
const sumOf = (parts: readonly Counted[]): Rate =>
  parts.reduce(
    ({ cited, counted }, { rate }) => ({ cited: cited + rate.cited, counted: counted + rate.counted }),
    NOTHING,
  );

/** Null where the item has no page, or nothing was done yet. */
export function measureWork(
  { page, query, doneAt }: Pick<WorkItem, "page" | "query" | "doneAt">,
  runs: readonly PageRun[],
): WorkMeasurement | null {
  if (page === null || doneAt === null) return null;
  const parts = runs
    .filter((run) => isSamePage(run.url, page.url) && (query === null || run.query === query))
    .flatMap((run) => countedParts(run, doneAt));
  // A query or an engine that was asked only on one side would look like an effect of the change.
  const isOnBothSides = ({ key }: Counted) =>
    [true, false].every((side) => parts.some((part) => part.key === key && part.isSince === side));
  const shared = parts.filter(isOnBothSides);
  if (shared.length > 0)
    return {
      before: sumOf(shared.filter(({ isSince }) => !isSince)),
      since: sumOf(shared.filter(({ isSince }) => isSince)),
      queries: [...new Set(shared.map((part) => part.query))],
    };
  const before = parts.filter(({ isSince }) => !isSince);
  return { before: sumOf(before), since: NOTHING, queries: [...new Set(before.map((part) => part.query))] };
}

/** Failures and answers from memory don't count. */
function countedParts({ at, url, query, answers }: PageRun, doneAt: Date): Counted[] {
  return answers.flatMap(({ engine, answer }): Counted[] => {
    const { outcome, isPageCited } = siteOutcomeIn(answer, { url });
    if (answer === null || !isCounted(outcome)) return [];
    const isCited = isPageCited || answer.citations.some((source) => citesUnknownPage(source, url));
    const rate = { cited: isCited ? 1 : 0, counted: 1 };
    return [{ key: JSON.stringify([query, engine]), query, isSince: at > doneAt, rate }];
  });
}

/** Some engines name the site and link through an address of their own, so the page itself isn't known. */
const citesUnknownPage = ({ cited, host, url: link }: KeptCitation, url: string): boolean =>
  cited && host !== "" && siteOf(host) === siteOf(url) && siteOf(link) !== siteOf(url);
