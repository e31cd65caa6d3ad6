/** The pictures that belong to the text, for every check that counts them. */
import type { Image, PageModel } from "../../page/page-model.ts";

/** Smaller images are icons and counting pixels. */
const MIN_PIXELS = 49;
/** A picture this wide between the heading and the text is the page's own, even without a caption. */
const MIN_LEAD_PIXELS = 300;

/** Marked as decoration, or named in another way than by alt. */
const EXCUSED = /\s(?:aria-hidden=["']?true|role=["']?(?:presentation|none)|aria-label(?:ledby)?=)/i;
/** A drawing without words is a line, an arrow or a background. */
const DRAWING = /\.svg(?:$|\?)|^data:/i;

type Pictured = Pick<PageModel, "images" | "headings" | "blocks" | "boilerplate" | "title">;

/** `html`: the page's source, for what the model of an image leaves out. */
export function picturesOf(page: Pictured, html: string): Image[] {
  const isLead = leadTest(page);
  return page.images.filter(
    (image) => (image.inMain || isLead(image)) && !isSmall(image) && !isDecoration(image, html),
  );
}

const isSmall = ({ width, height }: Image): boolean =>
  (width ?? MIN_PIXELS) < MIN_PIXELS || (height ?? MIN_PIXELS) < MIN_PIXELS;

const isDecoration = ({ alt, src, place }: Image, html: string): boolean =>
  (!src && !alt) ||
  (alt === "" && DRAWING.test(src ?? "")) ||
  EXCUSED.test(html.slice(place.start, place.end));

/** A photo between the page's own heading and its text, which is no part of a menu, an advertisement or the like. */
function leadTest({ headings, blocks, boilerplate, title }: Pictured): (image: Image) => boolean {
  const text = blocks.find(({ kind, text: words }) => kind === "paragraph" && words !== "");
  const own = headings.findLast(
    (heading) =>
      (heading.level === 1 || heading.text === title) && heading.place.end <= (text?.place.start ?? 0),
  );
  if (!text || !own) return () => false;
  const frames = boilerplate.filter(({ kind }) => kind !== "other").map(({ place }) => place);
  return ({ place, caption, width }) =>
    place.start >= own.place.end &&
    place.end <= text.place.start &&
    (caption !== null || (width ?? 0) >= MIN_LEAD_PIXELS) &&
    !frames.some((frame) => frame.start <= place.start && place.end <= frame.end);
}
