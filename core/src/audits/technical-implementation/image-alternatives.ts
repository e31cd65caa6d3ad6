import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf, ramp } from "../say.ts";

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|svg|avif)$|^(?:img|image|dsc|screenshot)[-_ ]?\d*$/i;

export const imageAlternatives = defineAudit({
  id: "image-alternatives",
  section: "technical_implementation",
  title: "Pictures have a text",
  why: "What a picture shows is lost to a reader of text; no effect on citation is known.",
  ledger: ["TE21"],
  part: 0.8,

  run({ page, quotes }) {
    const images = page.images.filter((image) => image.inMain && image.alt !== "");
    if (images.length === 0) return notApplicable("There are no pictures in the main text.");
    const bare = images.filter((image) => image.alt === null || FILE_NAME.test(image.alt.trim()));
    return scored(
      ramp(1 - bare.length / images.length, 0, 1),
      `${outOf(images.length - bare.length, images.length, "picture", ["has", "have"])} a text that says what it shows.`,
      {
        fix: [
          "Say in the alt text what the picture shows, with the value if it is a chart.",
          "Write the alt text as you would tell it on the phone; leave it empty for decoration.",
          "Replace file names by a sentence.",
        ],
        quotes: quotes(
          bare.flatMap((image) => image.alt ?? []),
          1,
        ),
      },
    );
  },
});
