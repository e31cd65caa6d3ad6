import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf, ramp } from "../say.ts";

export const figureCaptions = defineAudit({
  id: "figure-captions",
  section: "interactive_elements",
  title: "Figures have captions",
  why: "A caption says in text what the figure shows; as a count it has no effect.",
  ledger: ["IN7"],
  part: 0.5,

  run({ page, quotes }) {
    const figures = page.images.filter((image) => image.inMain && image.alt !== "");
    if (figures.length === 0) return notApplicable("There are no figures in the main text.");
    const captioned = figures.filter((image) => (image.caption ?? "").length > 10);
    const bare = figures.find((image) => !image.caption && image.alt);
    return scored(
      ramp(captioned.length / figures.length, 0, 0.6),
      `${outOf(captioned.length, figures.length, "figure", ["has", "have"])} a caption.`,
      {
        fix: [
          "Give the figure a caption that states its result in one sentence.",
          "Write under the figure what one should see in it, with the value.",
          "Move the figure's point into a figcaption.",
        ],
        quotes: quotes(bare?.alt ? [bare.alt] : []),
      },
    );
  },
});
