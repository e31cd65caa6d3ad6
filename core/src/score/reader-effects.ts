/**
 * How much careful readers' grades depend on each check: grade points (of 5) between pages where it holds and pages where
 * it doesn't, within the same kind of page, on 533 labelled pages. For faults the sign is turned.
 */
import type { CheckName } from "../contract/reading.ts";

export const READER_EFFECTS: Record<CheckName, number> = {
  answer_early: 0.14,
  answer_quotable: 0.53,
  key_term_defined: 0.56,
  figures: 0.57,
  figures_sourced: 0.26,
  outside_sources: 0.27,
  expert_quotes: 0.19,
  named_author: 0.42,
  visible_date: 0.09,
  headings_tell: 0.28,
  steps: 0.36,
  comparison: 0.36,
  summary: 0.17,
  faq: 0.09,
  stays_on_topic: 0.52,
  promotional: 0.4,
  stuffed: 0.7,
  unsupported_claims: 0.47,
  limits_told: 0.43,
  first_hand: 0.43,
  title_fits: 0.53,
};
