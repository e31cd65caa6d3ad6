/** The edits worth most on this page, best first. What readers of such pages would change decides, not the points. */

import { allAudits } from "../audits/all.ts";
import type { Subject } from "../audits/audit.ts";
import type { AuditResult } from "../contract/analysis-result.ts";
import {
  CHECKS,
  type CheckName,
  type Edit,
  type EditTopic,
  FAULTS,
  type Verdict,
} from "../contract/reading.ts";
import { EDIT_TEXTS } from "./edit-texts.ts";

const MOST = 3;
/** These three ask for the same work, a better beginning; one of them is enough. */
const BEGINNINGS: ReadonlySet<EditTopic> = new Set<EditTopic>(["answer_early", "intro", "summary"]);

/** Here the quoted words are the ones to replace. */
const REPLACED: ReadonlySet<EditTopic> = new Set<EditTopic>([
  "answer_early",
  "promotional",
  "stuffed",
  "unsupported_claims",
  "figures_sourced",
]);

export function chooseEdits(subject: Subject, audits: readonly AuditResult[]): Edit[] {
  const { checks } = subject.facts.reading();
  const isCheck = (topic: EditTopic): topic is CheckName => (CHECKS as readonly string[]).includes(topic);
  const chosen: EditTopic[] = [];
  for (const topic of subject.facts.readingParts().edits) {
    if (chosen.length === MOST) break;
    // A check that holds, or that doesn't apply, leaves nothing to do.
    if (
      isCheck(topic) &&
      checks[topic] !== "no" &&
      checks[topic] !== "unsure" &&
      !isFault(topic, checks[topic])
    )
      continue;
    if (BEGINNINGS.has(topic) && chosen.some((one) => BEGINNINGS.has(one))) continue;
    chosen.push(topic);
  }
  return chosen.map((topic) => editOf(topic, subject, audits));
}

const isFault = (check: CheckName, verdict: Verdict) => verdict === "yes" && FAULTS.has(check);

function editOf(about: EditTopic, subject: Subject, audits: readonly AuditResult[]): Edit {
  const audit = audits.find((one) => checkOf(one.id) === about && one.outcome === "scored");
  const at = audit?.quotes[0] ?? subject.facts.reading().details[about as CheckName]?.quotes[0] ?? null;
  return {
    about,
    audit: audit?.id ?? null,
    fault: audit?.found ?? EDIT_TEXTS[about],
    do: audit?.advice ?? EDIT_TEXTS[about],
    at,
    before: REPLACED.has(about) ? at : null,
    after: null,
    afterBy: null,
    needs: null,
    effort: "low",
    points: audit ? Math.round((audit.points.possible - audit.points.won) * 10) / 10 : 0,
  };
}

const checkOf = (id: string): CheckName | undefined => allAudits.find((audit) => audit.id === id)?.check;
