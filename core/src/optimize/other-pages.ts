/** What pages that aren't articles need instead, by their kind. */
import type { Kind } from "../contract/reading.ts";

/** For the heading and the sentence below it. */
export type Said = { title: string; text: string };

const SHOP = "Readers come to it for what is on offer, so an article is not what this page needs.";
export const OTHER: Said = {
  title: "This page is not an article",
  text: "An article is not what this page needs.",
};
export const OTHER_PAGES: Partial<Record<Kind, Said>> = {
  product: {
    title: "This is a product page",
    text: `${SHOP} It needs one sentence that says what the product is and whom it suits, and its facts in a table.`,
  },
  catalogue: {
    title: "This is a list of products or pages",
    text: `${SHOP} It needs two sentences above the list: what it holds, for whom, and how to choose.`,
  },
  service: {
    title: "This is a service page",
    text: `${SHOP} It needs one sentence on what you offer, to whom and where, with a price or a result.`,
  },
  home: {
    title: "This is a home page",
    text: `${SHOP} It needs one plain sentence on what you do and for whom.`,
  },
  event: {
    title: "This page announces an event",
    text: `${SHOP} It needs date, place and price in its first lines.`,
  },
  forum: {
    title: "This is a discussion",
    text: "Its worth is in who said what, so an article is not what it needs. It needs the answer that helped in the first post.",
  },
  reference: {
    title: "This is a reference page",
    text: "Readers look things up in it, so an article is not what it needs. It needs one sentence that says what each entry is for.",
  },
};
