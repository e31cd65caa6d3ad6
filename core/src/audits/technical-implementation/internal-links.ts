import type { PageModel } from "../../page/page-model.ts";
import { withoutTracking } from "../../page/tracking-parameters.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { count } from "../say.ts";

/** Shorter texts have little to link from. */
const MIN_WORDS = 150;

const pageOf = (href: string | null) => (href === null ? null : withoutTracking(href));

function hasLinkAmong({ links, blocks, url }: PageModel): boolean {
  const [start, end] = [blocks[0]?.place.start ?? 0, blocks.at(-1)?.place.end ?? 0];
  return links.some(
    ({ kind, href, block, place }) =>
      kind === "internal" && block === null && place.start > start && place.end < end && pageOf(href) !== url,
  );
}

/** Without points: how many links a text needs depends on its subject. */
export const internalLinks = defineAudit({
  id: "internal-links",
  section: "technical_implementation",
  title: "Internal links",
  why: "An early study found a link (odds ratio 2.75), but many of its findings later fell away.",
  ledger: ["TE19"],
  part: 0,

  run({ page, facts }) {
    if (facts.text().words < MIN_WORDS) return notApplicable(`The text is under ${MIN_WORDS} words.`);
    const links = page.links.filter((link) => link.kind === "internal" && link.block !== null);
    const targets = new Set(links.map((link) => pageOf(link.href)));
    targets.delete(null);
    targets.delete(page.url);
    if (targets.size > 0)
      return reported(
        `Not scored. The main text links to ${count(targets.size, "other page")} on your site.`,
      );
    // Links beside the text, such as cards between its sections, may lead on too.
    if (hasLinkAmong(page))
      return reported("Not scored. Links among the text lead to other pages on your site.");
    const found = "The main text links to no other page on your site.";
    return reported(found, [], {
      fix: "Link the pages of your site that say more about what the text names.",
    });
  },
});
