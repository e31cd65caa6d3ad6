import type { Image } from "../../page/page-model.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";
import { outOf } from "../say.ts";

/** An alt text that only names the file says nothing about the image. */
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|svg|avif)$|^(?:img|image|dsc|screenshot)[-_ ]?\d*$/i;

/** Smaller images are icons and counting pixels, which need no text. */
const MIN_PIXELS = 49;

/** Marked as decoration, or named in another way than by alt. */
const EXCUSED = /\s(?:aria-hidden=["']?true|role=["']?(?:presentation|none)|aria-label(?:ledby)?=)/i;

function needsText({ inMain, alt, src, width, height, place }: Image, html: string): boolean {
  const isSmall = (width ?? MIN_PIXELS) < MIN_PIXELS || (height ?? MIN_PIXELS) < MIN_PIXELS;
  const isEmpty = alt === "" || (alt === null && !src);
  return inMain && !isSmall && !isEmpty && !EXCUSED.test(html.slice(place.start, place.end));
}

const hasNoText = ({ alt }: Image) => alt === null || FILE_NAME.test(alt.trim());

export const imageAlternatives = defineAudit({
  id: "image-alternatives",
  section: "technical_implementation",
  title: "Image alt text",
  why: "Needed for accessibility; no effect on citations was found.",
  ledger: ["TE21"],
  part: 0.4,

  run({ page, evidence, quotes }) {
    const images = page.images.filter((image) => needsText(image, evidence.html));
    if (images.length === 0) return notApplicable("No images in the main text.");
    const bare = images.filter(hasNoText);
    if (bare.length === 0) return scored(1, "Every image in the main text has alt text.");
    const noun = "in the main text";
    const found = outOf(bare.length, images.length, `image ${noun}`, ["has", "have"], `images ${noun}`);
    // People who can't see the image need it; answer engines were not found to care.
    return reported(
      `${found} no useful alt text.`,
      quotes(
        bare.flatMap((image) => image.alt ?? []),
        1,
      ),
    );
  },
});
