/** What limits the whole score, whatever the checks say, and the sentence that tells why. */
import type { Subject } from "../audits/audit.ts";
import { asked } from "../audits/say.ts";
import type { AuditResult } from "../contract/analysis-result.ts";
import { EXCELLENT, GOOD } from "../contract/bands.ts";
import { GATE_CAP, type Gate } from "../score/gates.ts";
import { type Limit, NO_LIMIT } from "./score-sections.ts";

/** `why`: in order of weight; empty where nothing limits the score. */
export type Limits = Limit & { why: string[] };

/** What remains of every section on a page about something else than the question asked. */
const OFF_TOPIC_SHARE = 0.5;
/** Of the points that can be lost; below this a high score would say more than was judged. */
const MIN_JUDGED = 0.35;

/** `overall`: the score without limits. */
export function limitsOf(
  subject: Subject,
  { audits, overall }: { audits: readonly AuditResult[]; overall: number },
  gates: readonly Gate[],
): Limits {
  // Below Excellent, what can't be judged costs nothing: it is no fault of the page.
  const judged = overall >= EXCELLENT ? judgedLimit(audits) : unlimited;
  const found = [gateLimit(gates), questionLimit(subject), judged];
  return {
    most: Math.min(...found.map(({ most }) => most)),
    share: Math.min(...found.map(({ share }) => share)),
    why: found.flatMap(({ why }) => why),
  };
}

const unlimited: Limits = { ...NO_LIMIT, why: [] };

function gateLimit(gates: readonly Gate[]): Limits {
  const failed = gates.filter((gate) => !gate.passed).map((gate) => gate.found);
  if (failed.length === 0) return unlimited;
  return {
    ...unlimited,
    most: GATE_CAP,
    why: [...failed, `Until this is fixed, no section can score above ${GATE_CAP}.`],
  };
}

function questionLimit({ facts }: Subject): Limits {
  const { question, questionBy, isOffTopic, answer } = facts.reading();
  if (isOffTopic)
    return {
      ...unlimited,
      share: OFF_TOPIC_SHARE,
      why: [`This page isn't about ${asked(question)}, so every section counts half.`],
    };
  // The engine isn't certain that its own guess of a question has no answer.
  const isCertain = questionBy !== "engine" && answer.level === "none" && !answer.isList;
  if (!isCertain) return unlimited;
  return {
    ...unlimited,
    most: GOOD - 1,
    why: [`No sentence on this page answers ${asked(question)}, so no section can score above ${GOOD - 1}.`],
  };
}

function judgedLimit(audits: readonly AuditResult[]): Limits {
  const counting = audits.filter(({ sectionPoints }) => sectionPoints.possible > 0);
  const possible = (list: readonly AuditResult[]) =>
    list.reduce((sum, { sectionPoints }) => sum + sectionPoints.possible, 0);
  const judged = possible(counting.filter(({ outcome }) => outcome === "scored"));
  if (judged >= MIN_JUDGED * possible(counting)) return unlimited;
  return {
    ...unlimited,
    most: EXCELLENT - 1,
    why: [`Little of this page can be judged, so no section can score above ${EXCELLENT - 1}.`],
  };
}
