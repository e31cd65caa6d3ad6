/** The documents the text refers to, by the names it gives them. */
import { clip } from "../facts/quote.ts";
import type { Material } from "./material.ts";
import type { Part } from "./parts.ts";

const MOST = 20;
const LONGEST_NAME = 120;

export function sourceList({ facts }: Material): Part | null {
  const items = facts
    .references()
    .filter((one) => one.isAccountable && (one.isDeep || one.isNamed))
    .slice(0, MOST)
    .map(({ link, href, host, isNamed }) => {
      const name = isNamed ? clip(link.text.replace(/\s+/g, " ").trim(), LONGEST_NAME) : host;
      return { words: [{ text: name, href }, ...(isNamed ? [{ text: ` (${host})` }] : [])], depth: 0 };
    });
  return items.length === 0 ? null : { kind: "list", isOrdered: false, items };
}
