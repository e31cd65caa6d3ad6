/** Outbound links in the main text: where they lead and how they are named. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { wholePattern } from "../../language/phrase-pattern.ts";
import type { Link, PageModel } from "../../page/page-model.ts";

export type Reference = {
  link: Link;
  href: string;
  host: string;
  /** Leads to a document, not to a front page. */
  isDeep: boolean;
  /** Someone can be held to it: not a share button, shortener, advertisement or social post. */
  isAccountable: boolean;
  /** The anchor says where it leads. */
  isNamed: boolean;
};

const UNACCOUNTABLE_SITES = [
  "facebook|twitter|x|instagram|pinterest|linkedin|tiktok|reddit|quora|medium|tumblr",
  "whatsapp|t|telegram|youtube|youtu|bit|tinyurl|goo|amzn|amazon|ebay|etsy|patreon|paypal",
  "doubleclick|googleadservices|outbrain|taboola|shareasale|awin1|feedburner|addtoany|flipboard|getpocket",
];
const UNACCOUNTABLE = new RegExp(
  `(?:^|\\.)(?:${UNACCOUNTABLE_SITES.join("|")})\\.(?:com|me|ly|gl|to|be|co|net|org|de|fr|it|es|co\\.uk)$`,
  "i",
);
const isVague = wholePattern(phrasesOfAll("vagueLink"));

export function readReferences(page: PageModel): Reference[] {
  const seen = new Set<string>();
  const found: Reference[] = [];
  for (const link of page.links) {
    if (link.block === null || link.kind !== "external" || link.href === null) continue;
    const address = URL.parse(link.href);
    if (!address || !/^https?:$/.test(address.protocol)) continue;
    const href = address.href.replace(/#.*$/, "");
    if (seen.has(href)) continue;
    seen.add(href);
    const host = address.hostname.replace(/^www\./, "");
    found.push({
      link,
      href,
      host,
      isDeep: address.pathname.length > 1,
      isAccountable: !UNACCOUNTABLE.test(host) && !link.rel.includes("sponsored"),
      isNamed: link.text.length > 2 && !isVague(link.text) && !/^https?:/i.test(link.text),
    });
  }
  return found;
}

/** The page's own strongest references: documents, well named, in a sentence with substance; page order on a tie. */
export function strongestReferences(references: readonly Reference[], most: number): Reference[] {
  const strength = ({ isDeep, isAccountable, isNamed, link }: Reference) =>
    (isAccountable ? 4 : 0) + (isDeep ? 2 : 0) + (isNamed ? 2 : 0) + (/\d/.test(link.context) ? 1 : 0);
  const hosts = new Set<string>();
  return references
    .filter((reference) => reference.isAccountable && reference.link.text.trim() !== "")
    .toSorted((one, other) => strength(other) - strength(one))
    .filter((reference) => !hosts.has(reference.host) && hosts.add(reference.host))
    .slice(0, most);
}
