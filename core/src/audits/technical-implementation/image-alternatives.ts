import { picturesOf } from "../../facts/structure/pictures.ts";
import type { Image } from "../../page/page-model.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";
import { outOf } from "../say.ts";

/** An alt text that only names the file says nothing about the image. */
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|svg|avif)$|^(?:img|image|dsc|screenshot)[-_ ]?\d*$/i;

const hasNoText = ({ alt }: Image) => alt === null || FILE_NAME.test(alt.trim());
const isEmpty = ({ alt }: Image) => alt === "";

const counted = (part: number, all: number): string =>
  outOf(part, all, "image in the main text", ["has", "have"], "images in the main text");

export const imageAlternatives = defineAudit({
  id: "image-alternatives",
  section: "technical_implementation",
  title: "Image alt text",
  why: "Needed for accessibility; no effect on citations was found.",
  ledger: ["TE21"],
  part: 0.4,

  run({ page, evidence, quotes }) {
    const images = picturesOf(page, evidence.html);
    if (images.length === 0) return notApplicable("No images in the main text.");
    const bare = images.filter(hasNoText);
    const empty = images.filter(isEmpty);
    if (bare.length + empty.length === 0) return scored(1, "Every image in the main text has alt text.");
    // People who can't see the image need it; answer engines were not found to care.
    return reported(
      [
        ...(bare.length > 0 ? [`${counted(bare.length, images.length)} no useful alt text.`] : []),
        ...(empty.length > 0 ? [`${counted(empty.length, images.length)} an empty alt text (alt="").`] : []),
      ].join(" "),
      quotes(
        bare.flatMap((image) => image.alt ?? []),
        1,
      ),
      { fix: "Say in the alt text what each image shows; leave it empty only for decoration." },
    );
  },
});
