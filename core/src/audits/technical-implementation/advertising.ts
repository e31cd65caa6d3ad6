import { defineAudit, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

export const advertising = defineAudit({
  id: "advertising",
  section: "technical_implementation",
  title: "Little advertising in the way",
  why: "Noise by learned rules, without effect in a count: contested.",
  ledger: ["TE23"],
  part: 0.3,

  run({ page }) {
    const blocks = page.boilerplate.filter((piece) => piece.kind === "advertising").length;
    const frames = page.interactive.filter(
      (part) =>
        part.kind === "iframe" &&
        /doubleclick|adservice|googlesyndication|taboola|outbrain/i.test(part.src ?? ""),
    ).length;
    return scored(
      1 - ramp(blocks + frames, 2, 12),
      `${count(blocks + frames, "advertising block")} on the page.`,
      {
        fix: [
          "Keep advertising out of the article's own text.",
          "Place advertising after the answer, not before it.",
          "Use fewer blocks and mark them as aside.",
        ],
      },
    );
  },
});
