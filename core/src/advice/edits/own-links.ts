/** A text that links to no other page of its site, although the page itself offers one on the same subject. */
import type { Link } from "../../page/page-model.ts";
import type { EditContext, Finder } from "./context.ts";
import { SHOWCASES } from "./kinds.ts";

/** Shorter texts have little to link from. */
const MIN_WORDS = 300;
/** So many words of the title make it the same subject and not only the same site. */
const MIN_SHARED = 3;
const MAX_WORDS = 16;

export const findOwnLink: Finder = (context) => {
  const { page, facts, reading } = context;
  if (SHOWCASES.has(reading.kind)) return null;
  const isLinked = page.links.some(({ kind, block }) => kind === "internal" && block !== null);
  const related = isLinked || facts.text().words < MIN_WORDS ? undefined : relatedLink(context);
  if (!related?.href) return null;
  return {
    cause: "links",
    fault: "The text links to no other page of your site, and the page offers one on the same subject.",
    do: `Link “${related.text.trim()}” where the text comes to it.`,
    after: related.href,
    effort: "low",
  };
};

const PICTURE = /\.(?:jpe?g|png|gif|webp|svg|pdf)$/i;
/** Whatever follows the question mark, it is the same page. */
const placeOf = (address: string): string => address.split(/[?#]/)[0] ?? "";

function relatedLink({ page, facts }: EditContext): Link | undefined {
  const { stemsOfText } = facts.lexicon();
  const topic = new Set(stemsOfText(page.title ?? ""));
  const shared = ({ text }: Link) => new Set(stemsOfText(text).filter((stem) => topic.has(stem))).size;
  return page.links
    .filter(
      ({ kind, block, href, text }) =>
        kind === "internal" &&
        block === null &&
        href !== null &&
        placeOf(href) !== placeOf(page.url) &&
        !PICTURE.test(href) &&
        text.split(/\s+/).length <= MAX_WORDS &&
        text.trim() !== page.title,
    )
    .filter((link) => shared(link) >= MIN_SHARED && shared(link) < topic.size)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}
