/** An audit whose verdict is one of the reading's 21 checks. It adds the words, the section and the evidence. */
import { type CheckName, FAULTS } from "../contract/reading.ts";
import {
  type Audit,
  defineAudit,
  type Finding,
  notApplicable,
  type Subject,
  scored,
  untold,
} from "./audit.ts";

type CheckAudit = Omit<Audit, "run"> & {
  check: CheckName;
  /** What the page does well; shown with the words it rests on. */
  passed: Text;
  /** What is missing or wrong. */
  failed: Text;
  fix: Text;
  /** Why the check doesn't apply, whatever the reading says; null where it does. */
  exempt?: (subject: Subject) => string | null;
};
type Text = string | ((subject: Subject) => string);

const textOf = (text: Text, subject: Subject) => (typeof text === "string" ? text : text(subject));

export function defineCheckAudit({ check, passed, failed, fix, exempt, ...audit }: CheckAudit): Audit {
  return defineAudit({ ...audit, check, run: (subject) => findingOf(subject) });

  function findingOf(subject: Subject): Finding {
    const {
      verdict,
      quotes,
      certainty = 1,
      isDoubtful = false,
      isUnlikely,
    } = subject.facts.reading().details[check];
    const reason = exempt?.(subject) ?? null;
    if (reason !== null) return notApplicable(reason);
    if (verdict === "na") return notApplicable("This isn't expected of a page like this one.");
    // A fault that many readers would not call one is no fault.
    if (verdict === "unsure" || isDoubtful || isUnlikely) return untold();
    const isGood = (verdict === "yes") !== FAULTS.has(check);
    const proof = {
      quotes: subject.quotes(quotes),
      certainty,
    };
    return isGood
      ? scored(1, textOf(passed, subject), proof)
      : scored(0, textOf(failed, subject), { ...proof, fix: textOf(fix, subject) });
  }
}
