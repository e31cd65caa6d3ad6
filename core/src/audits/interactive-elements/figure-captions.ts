import { picturesOf } from "../../facts/structure/pictures.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";

/** A caption says something; a shorter one is a credit or a number. */
const MIN_CHARACTERS = 10;

/** Information only: counting captions showed no effect, and many images need none. */
export const figureCaptions = defineAudit({
  id: "figure-captions",
  section: "interactive_elements",
  title: "Image captions",
  why: "Good for accessibility; counting captions showed no effect.",
  ledger: ["IN7"],
  part: 0,

  run({ page, evidence }) {
    const images = picturesOf(page, evidence.html);
    if (images.length === 0) return notApplicable("No images in the main text.");
    const bare = images.filter((image) => (image.caption ?? "").length < MIN_CHARACTERS).length;
    if (bare === 0) return reported("Not scored. Every image in the main text has a caption.");
    return reported(
      `Not scored. ${bare} of ${images.length} ${images.length === 1 ? "image" : "images"} in the main text ${bare === 1 ? "has" : "have"} no caption.`,
    );
  },
});
