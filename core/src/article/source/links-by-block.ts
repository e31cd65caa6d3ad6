import type { Link, PageModel } from "../../page/page-model.ts";

/** A block with more links than this is a list of links. */
const MAX_LINKS = 200;

/** Only what leads to another page: an address within the page means nothing in the article. */
export function linksByBlock(page: PageModel): Map<number, Link[]> {
  const byBlock = new Map<number, Link[]>();
  for (const link of page.links) {
    const leads = link.kind === "external" || link.kind === "internal";
    if (link.block === null || !leads || !/^https?:/i.test(link.href ?? "") || link.text.trim().length < 2)
      continue;
    const list = byBlock.get(link.block) ?? [];
    if (list.length < MAX_LINKS) list.push(link);
    byBlock.set(link.block, list);
  }
  return byBlock;
}
