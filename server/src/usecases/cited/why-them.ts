/** For one run: who was cited instead. While its sources are being read, everything but the claims is known already. */
import type { PageDifference, SourcedAnswer, WhyThem } from "@citeworthy/core/cited/cited-view";
import { readAnswer } from "@citeworthy/core/cited/read-answer";
import { sourceLibrary } from "@citeworthy/core/cited/source-library";
import { whyThem as assemble } from "@citeworthy/core/cited/why-them";
import type { Storage } from "../../ports/storage.ts";
import type { StoredSource } from "../../ports/visibility/cited.ts";
import type { DatedKeptAnswer } from "../../ports/visibility/visibility.ts";
import { ownRun } from "../visibility/own-run.ts";
import { editOfDifference } from "./edit-of-difference.ts";
import { ownSiteOf } from "./own-site.ts";

type Needs = { storage: Storage };

export async function whyThem(
  { storage }: Needs,
  { userId, run: id }: { userId: string; run: string },
): Promise<WhyThem> {
  const run = await ownRun(storage, { id, userId });
  const [kept, cited, pages, own, overrules] = await Promise.all([
    storage.visibility.answersOf(id),
    storage.cited.find(id),
    storage.cited.outcomesOf(id),
    ownSiteOf(storage, run),
    storage.cited.overrulesOf(userId),
  ]);
  const summary = cited?.summary ?? { differences: [], tooFew: null };
  const editFor = await editOfDifference({ storage }, { userId, url: run.url });
  const stored = cited?.finishedAt ? await storage.cited.answersOf(id) : [];
  const judged = stored.length > 0 ? stored : unjudged(kept, pages, own);
  return assemble({
    runId: id,
    query: run.query,
    own,
    asked: kept.map(({ at, ...answer }) => ({ kept: answer, askedAt: at.toISOString() })),
    answers: judged,
    overrules,
    tooFew: summary.tooFew,
    differences: summary.differences.map((one): PageDifference => ({ ...one, editId: editFor(one.id) })),
    progress: { waiting: pages.filter(({ state }) => state === "waiting").length, of: pages.length },
  });
}

type Outcome = Pick<StoredSource, "url" | "state" | "reason">;

/** Without the text there are no claims to split and judge, which takes too long for a request. */
function unjudged(
  kept: readonly DatedKeptAnswer[],
  pages: readonly Outcome[],
  own: { url: string; names: string[] },
): SourcedAnswer[] {
  const library = sourceLibrary(
    pages.map(({ url, state, reason }) => ({
      ...{ url, reason, reading: null },
      // Until it is judged, a page that was read waits for that.
      state: state === "read" ? "waiting" : state,
    })),
  );
  return kept.flatMap(({ at, answer, ...rest }) => {
    if (!answer) return [];
    const reading = readAnswer(
      { ...rest, answer: { ...answer, text: "" } },
      { askedAt: at.toISOString(), own, library, reportsDropped: answer.listsRetrieved },
    );
    return reading ? [{ ...reading, text: answer.text, claims: [] }] : [];
  });
}
