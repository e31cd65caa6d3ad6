/** Judges earlier analyses of a page by the present rubric, so that their scores can be compared with new ones. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import type { FiledResult, JudgedResult } from "../../ports/analysis/analyses.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { keepComparisons } from "../projects/keep-comparisons.ts";
import { givenByUser } from "./given-by-user.ts";
import { judgeKept } from "./judge-kept.ts";
import { findKeptPage, oldestKept } from "./stored/kept-pages.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; judge: Judge };

/** Of one sweep, which comes every minute: users' own analyses share the machine. */
const AT_ONCE = { pages: 50, judged: 5, compared: 100 };

/** Before a new result is stored: the analysis before it by the present rubric, so that lists and emails can tell the change at once. */
export async function judgeBefore(deps: Needs, before: FiledResult): Promise<JudgedResult> {
  if (before.measured.rubricVersion === RUBRIC_VERSION) return before;
  try {
    const [waiting] = await earlierOf(deps, before.pageId, 1);
    if (waiting?.id !== before.id) return before;
    await judgeEarlier(deps, waiting);
    const [judged] = await deps.storage.analyses.results([before.id]);
    return judged ?? before;
  } catch (error) {
    deps.log.warn("the analysis before could not be judged again", { id: before.id, error });
    return before;
  }
}

type DuePage = { id: string; rubric: string | null };

/** The earlier analyses of pages that were analyzed by the present rubric, some at each sweep. */
export async function judgeWaiting(deps: Needs): Promise<void> {
  let left = AT_ONCE.judged;
  let compared = 0;
  for (const page of await deps.storage.projects.againDue(AT_ONCE.pages)) {
    const done = await judgePart(deps, page, left);
    if (done.waiting > left) {
      // It goes on behind the pages of others.
      await deps.storage.projects.setAgainDue(page.id, deps.clock.now());
      return;
    }
    left -= done.waiting;
    compared += done.compared;
    await deps.storage.projects.setAgainDue(page.id, null);
    if (compared >= AT_ONCE.compared) return;
  }
}

/**
 * `waiting`: how many waited, at most one more than may be judged. The queue is one for all users, so a page that fails is
 * logged and counts as done: the pages behind it must not wait for it.
 */
async function judgePart(deps: Needs, { id, rubric }: DuePage, left: number) {
  try {
    const waiting = rubric === RUBRIC_VERSION ? await earlierOf(deps, id, left + 1) : [];
    for (const one of waiting.slice(0, left)) await judgeEarlier(deps, one);
    return { waiting: waiting.length, compared: await keepComparisons(deps, id) };
  } catch (error) {
    deps.log.error("the earlier analyses of a page could not be judged again", { pageId: id, error });
    return { waiting: 0, compared: 0 };
  }
}

const earlierOf = ({ storage, clock }: Needs, pageId: string, limit: number) =>
  storage.analyses.toJudgeAgain({ pageId, rubric: RUBRIC_VERSION, keptSince: oldestKept(clock) }, limit);

type Earlier = { id: string; result: AnalysisResult };

async function judgeEarlier(deps: Needs, { id, result }: Earlier): Promise<void> {
  const again = await judged(deps, { id, result }).catch((error: unknown) => {
    deps.log.warn("an earlier analysis could not be judged again", { id, error });
    return null;
  });
  await deps.storage.analyses.keepAgain({ id, rubric: RUBRIC_VERSION, result: again });
}

async function judged(deps: Needs, { id, result }: Earlier): Promise<AnalysisResult> {
  // The rest is for the new rubric to find out.
  return judgeKept(deps, await findKeptPage(deps, id), givenByUser(result.reading));
}
