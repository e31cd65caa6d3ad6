/** The colors of a score's band for text, arc and track. */
import { type Band, bandOf } from "@citeworthy/core/score/bands";

type Shades = { word: string; arc: string; track: string };

const SHADES: Record<Band, Shades> = {
  excellent: { word: "text-good", arc: "stroke-good", track: "stroke-good-wash" },
  good: { word: "text-fair", arc: "stroke-fair-shape", track: "stroke-fair-wash" },
  "needs-work": { word: "text-poor", arc: "stroke-poor", track: "stroke-poor-wash" },
};

export const scoreColour = (score: number): Shades => SHADES[bandOf(score)];
