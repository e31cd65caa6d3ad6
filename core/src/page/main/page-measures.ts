/** What is the same for every run of a page: how long it is, how much of it is prose, what it declares. */
import type { PageSignals } from "../declared/page-signals.ts";
import type { ElementNode, Tree } from "../tree/tree.ts";
import type { Segment } from "./segments.ts";

export const PAGE_NAMES = [
  "pageWords",
  "pageProse",
  "pageLinks",
  "pageSegments",
  "h1s",
  "articles",
  "hasMain",
  "saysArticle",
  "saysProduct",
  "saysForum",
  "saysListing",
  "pathDepth",
  "urlDate",
  "longRuns",
  "twinShare",
];

/** The numbers of `PAGE_NAMES`, in their order. */
export function pageMeasures(tree: Tree, segments: Segment[], { url, declares }: PageSignals): number[] {
  const stats = tree.body.stats;
  const chars = stats?.chars || 1;
  let h1s = 0;
  let articles = 0;
  let hasMain = 0;
  let twinChars = 0;
  const visit = (element: ElementNode, inTwin: boolean): void => {
    for (const child of element.children) {
      if (child.kind === "text") continue;
      if (child.tag === "h1") h1s += 1;
      else if (child.tag === "article") articles += 1;
      else if (child.tag === "main") hasMain = 1;
      const isTwin =
        !inTwin &&
        (child.stats?.twins ?? 1) >= 4 &&
        child.tag !== "p" &&
        child.tag !== "li" &&
        child.tag !== "tr";
      if (isTwin) twinChars += child.stats?.chars ?? 0;
      visit(child, inTwin || isTwin);
    }
  };
  visit(tree.body, false);
  const words = segments.reduce((sum, one) => sum + one.words, 0);
  const path = URL.parse(url)?.pathname ?? "/";
  const yes = (flag: boolean) => (flag ? 1 : 0);
  return [
    Math.log1p(words),
    (stats?.prose ?? 0) / chars,
    (stats?.linkChars ?? 0) / chars,
    Math.log1p(segments.length),
    Math.min(h1s, 5),
    Math.min(articles, 20),
    hasMain,
    yes(declares.article),
    yes(declares.product),
    yes(declares.forum),
    yes(declares.listing),
    path.split("/").filter(Boolean).length,
    yes(/\/(?:19|20)\d\d\//.test(path)),
    Math.log1p(segments.filter((one) => one.words >= 25).length),
    twinChars / chars,
  ];
}
