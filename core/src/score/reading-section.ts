/** The part of docs/SCORING.md that explains the reading: what the engine understands of a page before it scores it. */
import type { Audit } from "../audits/audit.ts";
import { CHECKS, type CheckName, FAULTS, KINDS } from "../contract/reading.ts";
import { table, tableRow } from "./markdown-table.ts";
import { pointsOf } from "./score-model.ts";

const STATEMENT: Record<CheckName, string> = {
  answer_early: "The first 100 words answer the question",
  answer_quotable: "One sentence answers the question and can be quoted alone",
  key_term_defined: "The main term is defined",
  figures: "The text gives numbers",
  figures_sourced: "The numbers have a source",
  outside_sources: "The text names or links to sources outside the site",
  expert_quotes: "Experts or people concerned are quoted by name",
  named_author: "The author is named",
  visible_date: "A date is visible",
  headings_tell: "The headings say what is under them",
  steps: "Instructions are written as steps",
  comparison: "Options are compared",
  summary: "There is a summary",
  faq: "There are questions with answers",
  stays_on_topic: "The text stays on its topic",
  promotional: "The text is promotional",
  stuffed: "Keywords are repeated unnaturally",
  unsupported_claims: "Claims are made without support",
  limits_told: "Limits and exceptions are stated",
  first_hand: "The page reports first-hand experience or data",
  title_fits: "The title fits the text",
};

const SHOWN_ONLY = "shown, not scored";

export function readingSection(audits: readonly Audit[]): string {
  const rows = CHECKS.map((name) => tableRow(`\`${name}\``, statementOf(name), scoredBy(name, audits)));
  return `## The reading

Before the engine scores a page, it works out four things. The report shows all of them, and you can correct them.

- **Kind**: what the page is for its reader. One of ${KINDS.length}: ${KINDS.join(", ")}.
- **Question**: the one question that a person would ask an answer engine and for which this page could be cited.
- **Answer**: up to three sentences of the page that answer the question, and where they are. The report says whether the first one answers it, whether these only come closest, or whether no sentence answers it alone.
- **${CHECKS.length} checks**: statements about the page, each with the words of the page it is based on.

Each check has one of four verdicts. **Yes** and **no** count towards the score. **Not applicable** means that a sensible editor would not ask for it on this kind of page. **Unsure** means that the engine cannot tell. A check that is not applicable or unsure earns what pages of this kind earn there on average: neither a reward nor a punishment. A verdict counts as much as the engine is certain of it. A fault is called clear from the certainty at which about 85 of 100 such faults were also the readers'; the report shows the others as possible faults, below the clear ones.

${table(["Check", "Statement", "Scored as"], rows)}`;
}

const statementOf = (name: CheckName) =>
  FAULTS.has(name) ? `${STATEMENT[name]} (a fault: “no” is the good verdict)` : STATEMENT[name];

function scoredBy(name: CheckName, audits: readonly Audit[]): string {
  const titles = audits
    .filter((audit) => audit.check === name && pointsOf(audit) > 0)
    .map((audit) => audit.title);
  return titles.length > 0 ? titles.join("; ") : SHOWN_ONLY;
}
