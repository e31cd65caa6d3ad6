/** What kind of page this is, from what it declares and how its text is laid out. */

import { isForum, type PageSignals } from "../declared/page-signals.ts";
import type { PageShape } from "../page-model.ts";
import type { Tree } from "../tree/tree.ts";
import type { Main } from "./choose-main.ts";
import type { Segment } from "./segments.ts";

const DOCUMENTATION_PLACE =
  /(?:^|\/\/)(?:docs?|developers?|api|help|support|learn|wiki)\.|\/(?:docs?|documentation|reference|manual|guide|wiki|api)\//i;
/** Runs of this many words are prose. */
const PROSE_WORDS = 25;

export function pageShape(tree: Tree, segments: Segment[], main: Main, signals: PageSignals): PageShape {
  if (isForum(signals)) return "forum";
  const { declares, url } = signals;
  const own = segments.filter((_, index) => main.isMain[index] === 1);
  const words = own.reduce((sum, one) => sum + one.words, 0) || 1;
  const prose = own.reduce((sum, one) => sum + (one.words >= PROSE_WORDS ? one.words : 0), 0) / words;
  if (declares.product && !declares.article) return "product";
  if (DOCUMENTATION_PLACE.test(url)) return "documentation";
  if (prose >= 0.45 || (declares.article && prose >= 0.25)) return "article";
  const links = (tree.body.stats?.linkChars ?? 0) / (tree.body.stats?.chars || 1);
  if (declares.listing || (prose < 0.25 && links > 0.35)) return "listing";
  return declares.article ? "article" : "other";
}
