/** Five marks for a page as a whole, which a connected model gives by the guide that careful readers had. */

export const MARKS = ["answers", "quotable", "substance", "trust", "shape"] as const;
export type MarkName = (typeof MARKS)[number];

export const BEST_MARK = 10;

/** The section in which a mark counts. The others are exact, and no mark moves them. */
export const MARK_SECTION = {
  answers: "content_strategy",
  substance: "content_strategy",
  quotable: "content_structure",
  shape: "content_structure",
  trust: "content_authority",
} as const satisfies Record<MarkName, string>;

/** Those sections, in the order of the report. */
export const MARKED_SECTIONS = ["content_strategy", "content_structure", "content_authority"] as const;

/** By how many points marks moved their sections. */
export type MarkPoints = Partial<Record<(typeof MARK_SECTION)[MarkName], number>>;

/**
 * Why a single mark doesn't count. `quote`: its quote isn't on the page. `repeated`: too many marks have the same quote.
 * `range`: it isn't a whole number from 0 to 10.
 */
export type MarkFault = "quote" | "repeated" | "range";

export type ModelMark = {
  mark: number;
  /** The model's sentence to the author. */
  reason: string;
  /** What a 10 would have; empty for a 10. */
  missing: string;
  /** Words of the page that decided; as the model gave them where they aren't on the page. */
  quote: string;
  fault?: MarkFault;
};

/**
 * Why no mark counts. `alike`: all five are the same. `addressed`: the page speaks to AI models, so a model's opinion of it
 * can't be trusted.
 */
export type MarksFault = "alike" | "addressed";

export type PageMarks = {
  marks: Record<MarkName, ModelMark>;
  fault?: MarksFault;
  /** Words of the page that speak to AI models, where that is the fault. */
  addressed?: string;
  /** What a typical better page has, in the model's opinion, and what this one has in its place. */
  better: { has: string; here: string }[];
};
