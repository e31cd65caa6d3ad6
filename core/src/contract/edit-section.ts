/** Which section an edit belongs to, so that none says that nothing is wrong while the list asks for a change there. */
import type { AuditResult, Section } from "./analysis-result.ts";
import type { Edit } from "./edit.ts";
import type { EditTopic } from "./reading.ts";

/** Checks have the section of their audit; a test compares the two, because screens don't load the audits. */
const SECTION_OF_TOPIC: Record<EditTopic, Section> = {
  answer_early: "content_structure",
  answer_quotable: "content_structure",
  key_term_defined: "content_structure",
  headings_tell: "content_structure",
  steps: "content_structure",
  summary: "content_structure",
  faq: "content_structure",
  figures: "content_strategy",
  comparison: "content_strategy",
  stays_on_topic: "content_strategy",
  promotional: "content_strategy",
  stuffed: "content_strategy",
  limits_told: "content_strategy",
  figures_sourced: "content_authority",
  outside_sources: "content_authority",
  expert_quotes: "content_authority",
  named_author: "content_authority",
  unsupported_claims: "content_authority",
  first_hand: "content_authority",
  visible_date: "content_freshness",
  title_fits: "technical_implementation",
  title: "technical_implementation",
  intro: "content_structure",
  structure: "content_structure",
  freshness: "content_freshness",
  technical: "technical_implementation",
  media: "interactive_elements",
  trim: "content_structure",
  other: "content_strategy",
};

/** By its check, else by what it is about. Null in results from before edits had a topic. */
export function sectionOfEdit(
  { audit, about }: Partial<Pick<Edit, "audit" | "about">>,
  audits: readonly Pick<AuditResult, "id" | "section">[],
): Section | null {
  const check = audits.find(({ id }) => id === audit);
  return check?.section ?? (about ? SECTION_OF_TOPIC[about] : null);
}
