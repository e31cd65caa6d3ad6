/** The meaning of a color. Components also show it as text or shape. */
export type Tone = "plain" | "accent" | "good" | "fair" | "orange" | "poor" | "outline";

export const TONE_CLASS: Record<Tone, string> = {
  plain: "bg-wash text-quiet",
  accent: "bg-accent-wash text-accent",
  good: "bg-good-wash text-good",
  fair: "bg-fair-wash text-fair",
  orange: "bg-orange-wash text-orange",
  poor: "bg-poor-wash text-poor",
  outline: "text-quiet inset-ring inset-ring-line",
};

/** For deadlines: red when the end is near, orange before that. */
export const URGENCY_TONE: Record<"last" | "soon" | "far", Tone> = {
  last: "poor",
  soon: "orange",
  far: "good",
};
