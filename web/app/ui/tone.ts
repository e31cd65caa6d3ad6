/** What a colour says. Components add the word or the shape that says it too. */
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

/** What has an end: red when it is near, orange on the way there. */
export const URGENCY_TONE: Record<"last" | "soon" | "far", Tone> = {
  last: "poor",
  soon: "orange",
  far: "good",
};
