/** Whether a score tells cited from read-and-dropped pages, within a question: AUC of the score, of each section and of each check. */
import { allSteps } from "../all-steps.ts";
import { concordanceInSteps, MIN_PAGES_OF_EACH_KIND, type Pairs, wonBy } from "../visibility/concordance.ts";
import type { PageScores } from "../visibility/estimates/page-scores.ts";
import type { OwnValidity, SourceRole } from "./cited-view.ts";

/** One page of one question. A page that several answers name is given once: as cited where any of them cites it. */
export type ScoredRolePage = { question: string; role: SourceRole; scores: PageScores };

/** `chance`: random numbers from 0 to 1, for the intervals. */
export const ownValidity = (pages: readonly ScoredRolePage[], chance: () => number): OwnValidity =>
  allSteps(validityInSteps(pages, chance));

export function* validityInSteps(
  pages: readonly ScoredRolePage[],
  chance: () => number,
): Generator<void, OwnValidity> {
  const questions = [...Map.groupBy(pages, ({ question }) => question).values()].filter(
    (group) => group.some(isCited) && !group.every(isCited),
  );
  const used = questions.flat();
  const cited = used.filter(isCited).length;
  const base = {
    questions: questions.length,
    cited,
    dropped: used.length - cited,
    needed: MIN_PAGES_OF_EACH_KIND,
  };
  if (Math.min(base.cited, base.dropped) < MIN_PAGES_OF_EACH_KIND) return { ...base, figures: null };
  const figures: NonNullable<OwnValidity["figures"]> = [];
  for (const id of figureIds(used)) {
    yield;
    if (!hasEnough(used, id)) continue;
    const groups = questions.map((group) => pairsOf(group, id)).filter(({ pairs }) => pairs > 0);
    const { share, interval, pairs } = yield* concordanceInSteps(groups, chance);
    figures.push({ id, auc: share, interval, pairs });
  }
  return { ...base, figures };
}

const isCited = ({ role }: ScoredRolePage): boolean => role === "cited";

export const SCORE_ID = "score";

/** The score, the sections and the checks, in a fixed order. */
function figureIds(pages: readonly ScoredRolePage[]): string[] {
  const sections = new Set(pages.flatMap(({ scores }) => Object.keys(scores.sections)));
  const audits = new Set(pages.flatMap(({ scores }) => Object.keys(scores.audits)));
  return [SCORE_ID, ...[...sections].toSorted(), ...[...audits].toSorted()];
}

/** Null where a check doesn't apply to the page. */
function figureOf({ scores }: ScoredRolePage, id: string): number | null {
  if (id === SCORE_ID) return scores.overall;
  return (scores.sections as Record<string, number>)[id] ?? scores.audits[id] ?? null;
}

function hasEnough(pages: readonly ScoredRolePage[], id: string): boolean {
  const known = pages.filter((page) => figureOf(page, id) !== null);
  const cited = known.filter(isCited).length;
  return Math.min(cited, known.length - cited) >= MIN_PAGES_OF_EACH_KIND;
}

function pairsOf(group: readonly ScoredRolePage[], id: string): Pairs {
  const of = (role: SourceRole) =>
    group.filter((page) => page.role === role).flatMap((page) => figureOf(page, id) ?? []);
  const [cited, dropped] = [of("cited"), of("dropped")];
  let won = 0;
  for (const better of cited) for (const worse of dropped) won += wonBy(better, worse);
  return { pairs: cited.length * dropped.length, won };
}
