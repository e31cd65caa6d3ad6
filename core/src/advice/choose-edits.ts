/**
 * What our rules would change, one cause each. What readers of such pages would change decides which topics come
 * into question; a topic is proposed only where its fault can be shown on this page.
 */
import type { Subject } from "../audits/audit.ts";
import type { AuditResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { isOneOf } from "../contract/lists/is-one-of.ts";
import { CHECKS, type EditTopic, FAULTS, type Kind } from "../contract/reading.ts";
import { contextOf, type EditContext, type Proposal } from "./edits/context.ts";
import { editOf } from "./edits/edit-of.ts";
import { CERTAIN, FINDERS } from "./edits/finders.ts";
import { gateEdits } from "./edits/gates.ts";
import { kindForEdits, suits } from "./edits/kinds.ts";
import { mayHold } from "./edits/unread-parts.ts";

/** What a person does in one sitting. What comes after them is shown, but not first. */
export const FIRST_EDITS = 3;
const MAX_EDITS = 8;
/** Beyond this rank hardly any reader asked for the topic. Clear faults are proposed whatever their rank. */
const MAX_RANK = 20;
/** By how many ranks a proposal moves up or down for what it shows on the page. */
const OFFSET = { clear: -6, plain: 0, weak: 2, minor: 2 } as const;
/** Minor repairs are proposed only on pages with fewer other edits than this. */
const MAX_EDITS_WITH_MINOR = 2;

/** `gates`: until these are met, nothing else counts. */
export type AdvisedEdits = { gates: Edit[]; edits: Edit[] };

export function chooseEdits(subject: Subject, audits: readonly AuditResult[]): AdvisedEdits {
  const context = contextOf(subject, audits);
  const { edits: gates, isUnreadable } = gateEdits(subject, context, audits);
  if (isUnreadable) return { gates, edits: [] };
  const chosen = chooseProposals(context, subject.facts.readingParts().edits, MAX_EDITS - gates.length);
  const edits = chosen.map(({ topic, proposal }) => editOf(topic, proposal, audits));
  return { gates, edits };
}

type Found = { topic: EditTopic; proposal: Proposal; order: number };

/** In the order in which readers would ask for them, each cause once. */
function chooseProposals(context: EditContext, ranking: readonly EditTopic[], most: number): Found[] {
  const found = [...ranking.flatMap((topic, rank) => foundAt(context, topic, rank)), ...certainIn(context)];
  const chosen: Found[] = [];
  for (const one of found.toSorted(minorLast)) {
    const limit = isMinor(one) ? Math.min(MAX_EDITS_WITH_MINOR, most) : most;
    if (chosen.length < limit && !chosen.some(({ proposal }) => isSameCause(proposal, one.proposal)))
      chosen.push(one);
  }
  return chosen;
}

const isMinor = ({ proposal }: Found): boolean => proposal.evidence === "minor";
const minorLast = (one: Found, other: Found): number =>
  Number(isMinor(one)) - Number(isMinor(other)) || one.order - other.order;

function foundAt(context: EditContext, topic: EditTopic, rank: number): Found[] {
  const proposal = mayBeFaulty(context, topic) ? FINDERS[topic]?.(context) : null;
  if (!proposal) return [];
  const evidence = proposal.evidence ?? "plain";
  return rank < MAX_RANK || evidence === "clear"
    ? [{ topic: topicOf(context, topic), proposal, order: rank + OFFSET[evidence] }]
    : [];
}

/** After what readers of such pages ask for, in the order in which they are listed. */
const certainIn = (context: EditContext): Found[] =>
  CERTAIN.flatMap(({ about, find }, at) => {
    const proposal = suits(about, kindForEdits(context.reading, context.page)) ? find(context) : null;
    return proposal ? [{ topic: about, proposal, order: MAX_RANK + at }] : [];
  });

/** These pages answer a question. Where they do so early, what is left to improve in their first lines is that answer. */
const ANSWERING: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "roundup", "comparison"]);

function topicOf({ reading }: EditContext, topic: EditTopic): EditTopic {
  const isAnswered = topic === "intro" && reading.checks.answer_early === "yes";
  return isAnswered && ANSWERING.has(reading.kind) ? "answer_early" : topic;
}

const isCheck = isOneOf(CHECKS);

/** Here a page may pass the check and still lack what its readers ask for: a table, a price, a link to a named source. */
const SHOWN_BY_PAGE: ReadonlySet<EditTopic> = new Set<EditTopic>([
  "comparison",
  "figures",
  "outside_sources",
]);

/**
 * A check that holds, or that doesn't apply, leaves nothing to do. Where the reading is unsure, the finder decides: it says
 * only what can be seen on the page.
 */
function mayBeFaulty({ reading, page }: EditContext, topic: EditTopic): boolean {
  if (!suits(topic, kindForEdits(reading, page)) || mayHold(topic, page)) return false;
  if (!isCheck(topic)) return true;
  const verdict = reading.checks[topic];
  if (verdict === "unsure") return true;
  if (SHOWN_BY_PAGE.has(topic)) return verdict !== "na";
  return verdict === (FAULTS.has(topic) ? "yes" : "no");
}

/** The same work, or the same words of the page. With new first lines, an announcement among them goes. */
const isSameCause = (one: Proposal, other: Proposal): boolean =>
  one.cause === other.cause ||
  (!!one.at && one.at === other.at) ||
  (one.cause === "beginning" && other.cause === "announcement");
