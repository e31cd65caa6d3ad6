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

function foundOf({ bare, empty, all }: Record<"bare" | "empty" | "all", number>): string {
  if (bare === 0) return `${counted(empty, all)} an empty alt text (alt="").`;
  const more = empty === 0 ? "" : `, and ${empty} ${empty === 1 ? "has" : "have"} an empty one (alt="")`;
  return `${counted(bare, all)} no useful alt text${more}.`;
}

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
      foundOf({ bare: bare.length, empty: empty.length, all: images.length }),
      quotes(
        bare.flatMap((image) => image.alt ?? []),
        1,
      ),
      { fix: "Say in the alt text what each image shows; leave it empty only for decoration." },
    );
  },
});
