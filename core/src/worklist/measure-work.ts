/** How often answers cite a page before a change and since, from the runs of a monitor. */
import { siteOf } from "../page/site-of.ts";
import { pageKey } from "../visibility/answers/cited-address.ts";
import type { KeptAnswer, KeptCitation } from "../visibility/answers/kept-answer.ts";
import { isCounted, siteOutcomeIn } from "../visibility/answers/outcome.ts";
import type { Rate } from "../visibility/interval.ts";
import type { WorkItem, WorkMeasurement } from "./work-item.ts";

export type PageRun = { at: Date; url: string; query: string; answers: readonly KeptAnswer[] };
/** One answer that counts. `page`: the page that its run is about; `key`: the query and the engine. */
export type CountedAnswer = { at: Date; page: string | null; query: string; key: string; isCited: boolean };

const NOTHING: Rate = { cited: 0, counted: 0 };
const rateOf = (answers: readonly CountedAnswer[]): Rate => ({
  cited: answers.filter(({ isCited }) => isCited).length,
  counted: answers.length,
});
const queriesOf = (answers: readonly CountedAnswer[]): string[] => [
  ...new Set(answers.map(({ query }) => query)),
];

/** Null where the item has no page, or nothing was done yet. */
export function measureWork(
  { page, query, doneAt }: Pick<WorkItem, "page" | "query" | "doneAt">,
  answers: readonly CountedAnswer[],
): WorkMeasurement | null {
  if (page === null || doneAt === null) return null;
  const key = pageKey(page.url);
  const own = answers.filter(
    (one) => key !== null && one.page === key && (query === null || one.query === query),
  );
  const [before, since] = [own.filter(({ at }) => at <= doneAt), own.filter(({ at }) => at > doneAt)];
  // A query or an engine that was asked only on one side would look like an effect of the change.
  const [keysBefore, keysSince] = [before, since].map((side) => new Set(side.map((one) => one.key)));
  const isOnBothSides = (one: CountedAnswer) => Boolean(keysBefore?.has(one.key) && keysSince?.has(one.key));
  const shared = own.filter(isOnBothSides);
  if (shared.length > 0)
    return {
      before: rateOf(before.filter(isOnBothSides)),
      since: rateOf(since.filter(isOnBothSides)),
      queries: queriesOf(shared),
    };
  return { before: rateOf(before), since: NOTHING, queries: queriesOf(before) };
}

/** Failures and answers from memory don't count. Every address in an answer is read, so this is done once for all items. */
export function countAnswers({ at, url, query, answers }: PageRun): CountedAnswer[] {
  const page = pageKey(url);
  return answers.flatMap(({ engine, answer }): CountedAnswer[] => {
    const { outcome, isPageCited } = siteOutcomeIn(answer, { url });
    if (answer === null || !isCounted(outcome)) return [];
    const isCited = isPageCited || answer.citations.some((source) => citesUnknownPage(source, url));
    return [{ at, page, query, key: JSON.stringify([query, engine]), isCited }];
  });
}

/** Some engines name the site and link through an address of their own, so the page itself isn't known. */
const citesUnknownPage = ({ cited, host, url: link }: KeptCitation, url: string): boolean =>
  cited && host !== "" && siteOf(host) === siteOf(url) && siteOf(link) !== siteOf(url);
