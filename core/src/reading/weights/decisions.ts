/** Learned by `npm run learn`, never edited by hand. */
import type { Decisions } from "../decisions.ts";

export const DECISIONS: Decisions = {
  verdicts: {
    answer_early: { na: null, yes: 0.5, no: 0.5, clear: 0.87 },
    answer_quotable: { na: null, yes: 0.5, no: 0.2, clear: null },
    key_term_defined: { na: 0.75, yes: 0.6, no: 0.35, clear: null },
    figures: { na: 0.65, yes: 0.53, no: 0.4, clear: null },
    figures_sourced: { na: 0.7, yes: 0.52, no: 0.38, clear: null },
    outside_sources: { na: 0.65, yes: 0.53, no: 0.43, clear: null },
    expert_quotes: { na: 0.68, yes: 0.65, no: 0.3, clear: 0.72 },
    named_author: { na: 0.75, yes: 0.52, no: 0.43, clear: 0.7 },
    visible_date: { na: 0.75, yes: 0.53, no: 0.38, clear: 0.55 },
    headings_tell: { na: 0.85, yes: 0.53, no: 0.38, clear: null },
    steps: { na: 0.8, yes: 0.65, no: 0.3, clear: null },
    comparison: { na: 0.8, yes: 0.65, no: 0.3, clear: null },
    summary: { na: 0.72, yes: 0.56, no: 0.35, clear: 0.68 },
    faq: { na: 0.65, yes: 0.57, no: 0.35, clear: 0.73 },
    stays_on_topic: { na: null, yes: 0.5, no: 0.1, clear: null },
    promotional: { na: null, yes: 0.66, no: 0.46, clear: 0.85 },
    stuffed: { na: null, yes: 0.75, no: 0.35, clear: null },
    unsupported_claims: { na: null, yes: 0.55, no: 0.44, clear: 0.85 },
    limits_told: { na: 0.67, yes: 0.57, no: 0.33, clear: null },
    first_hand: { na: 0.62, yes: 0.55, no: 0.3, clear: 0.55 },
    title_fits: { na: null, yes: 0.5, no: 0.1, clear: null },
  },
  answer: {
    best: { answer: 1.2, first: 1, neverQuote: -0.2 },
    next: { neverQuote: -0.05 },
    assert: 0.43,
    show: 0.06,
    list: 0.5,
  },
};
