/** Learned by `npm run learn`, never edited by hand. */
import type { Decisions } from "../decisions.ts";

export const DECISIONS: Decisions = {
  verdicts: {
    answer_early: { na: null, yes: 0.5, no: 0.25, clear: 0.89, likely: 0.76 },
    answer_quotable: { na: null, yes: 0.5, no: 0.5, clear: null, likely: null },
    key_term_defined: { na: 0.5, yes: 0.55, no: 0.55, clear: null, likely: null },
    figures: { na: 0.65, yes: 0.55, no: 0.4, clear: null, likely: 0.31 },
    figures_sourced: { na: 0.7, yes: 0.55, no: 0.3, clear: null, likely: 0.43 },
    outside_sources: { na: 0.7, yes: 0.55, no: 0.5, clear: 0.57, likely: 0.22 },
    expert_quotes: { na: 0.75, yes: 0.45, no: 0.25, clear: 0.6, likely: 0.27 },
    named_author: { na: 0.7, yes: 0.65, no: 0.55, clear: 0.6, likely: 0.22 },
    visible_date: { na: 0.8, yes: 0.6, no: 0.45, clear: 0.54, likely: 0.21 },
    headings_tell: { na: 0.75, yes: 0.5, no: 0.5, clear: null, likely: null },
    steps: { na: 0.75, yes: 0.7, no: 0.55, clear: null, likely: null },
    comparison: { na: 0.75, yes: 0.5, no: 0.5, clear: null, likely: null },
    summary: { na: 0.7, yes: 0.5, no: 0.5, clear: 0.57, likely: 0.23 },
    faq: { na: 0.7, yes: 0.6, no: 0.35, clear: 0.64, likely: 0.4 },
    stays_on_topic: { na: null, yes: 0.45, no: 0.2, clear: null, likely: null },
    promotional: { na: null, yes: 0.65, no: 0.45, clear: 0.8, likely: 0.66 },
    stuffed: { na: null, yes: 0.45, no: 0.45, clear: null, likely: null },
    unsupported_claims: { na: null, yes: 0.55, no: 0.45, clear: 0.73, likely: 0.56 },
    limits_told: { na: 0.45, yes: 0.45, no: 0.2, clear: null, likely: null },
    first_hand: { na: 0.7, yes: 0.45, no: 0.35, clear: 0.45, likely: 0.29 },
    title_fits: { na: null, yes: 0.55, no: 0.55, clear: null, likely: null },
  },
  answer: {
    best: { first: 1, answer: 1.95, neverQuote: -0.12 },
    next: { neverQuote: -0.06 },
    assert: 0.48,
    show: 0.08,
    list: 0.48,
  },
};
