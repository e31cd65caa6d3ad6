/** The documents the text refers to, by the names it gives them. */
import { clip } from "../facts/quote.ts";
import type { Reference } from "../facts/references.ts";
import type { Material } from "./material.ts";
import type { Part } from "./parts.ts";

const MOST = 20;
const LONGEST_NAME = 120;

/** What is for sale proves nothing. */
const SHOP =
  /(?:^|\.)(?:aliexpress|walmart|bestbuy|target|newegg|etsy|shopify|redirectingat|shareasale|skimresources|geni|anrdoezrs|linksynergy|prf|awin|rakuten)\.|^(?:shop|store|buy|go|click|s\.click)\./i;
const PRICED = /[$€£]\s?\d/;
/** The author's own list of them. */
const OWN_LIST =
  /^(?:sources?|references?|bibliography|works cited|citations|further reading|quellen|literatur)\b\s*:?/i;

const isSource = ({ isAccountable, isDeep, isNamed, host, link }: Reference): boolean =>
  isAccountable && (isDeep || isNamed) && !SHOP.test(host) && !PRICED.test(link.text);

const hasOwnList = ({ sections }: Material): boolean =>
  sections.some(
    ({ heading, blocks }) =>
      (heading &&
        /^(?:sources?|references?|bibliography|works cited|citations|quellen)\W*$/i.test(
          heading.text.trim(),
        )) ||
      blocks.some(
        ({ block, links }) => block.kind === "paragraph" && links.length >= 2 && OWN_LIST.test(block.text),
      ),
  );

export function sourceList(material: Material): Part | null {
  if (hasOwnList(material)) return null;
  const items = material.facts
    .references()
    .filter(isSource)
    .slice(0, MOST)
    .map(({ link, href, host, isNamed }) => {
      const name = isNamed ? clip(link.text.replace(/\s+/g, " ").trim(), LONGEST_NAME) : host;
      return { words: [{ text: name, href }, ...(isNamed ? [{ text: ` (${host})` }] : [])], depth: 0 };
    });
  return items.length === 0 ? null : { kind: "list", isOrdered: false, items };
}
