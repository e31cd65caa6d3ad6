import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, scored } from "../audit.ts";

const NOBODY =
  /^(?:admin|administrator|team|staff|editor|editors|editorial|redaktion|rédaction|redacción|redazione|guest|webmaster|user|author)\b/i;

/** Structured data alone is not what a reader sees. */
const isShown = (page: PageModel, name: string) =>
  page.text.includes(name) ||
  page.boilerplate.some((piece) => piece.text.includes(name)) ||
  page.links.some((link) => link.text.includes(name));

export const byline = defineAudit({
  id: "byline",
  section: "content_authority",
  title: "A visible author",
  why: "Common on pages cited often, without relation in another count: contested.",
  ledger: ["AU4"],

  run({ page, quotes }) {
    const { author } = page;
    const seen = author && (author.source !== "json-ld" || isShown(page, author.value)) ? author : null;
    const named = seen && !NOBODY.test(seen.value);
    const found = named
      ? `The page names its author: ${seen.value}.`
      : seen
        ? `The author is given as ${seen.value}, which names no one.`
        : "No author is named on the page.";
    return scored(named ? 1 : seen ? 0.4 : 0, found, {
      fix: [
        "Name the person who wrote it, under the title.",
        "Put By and the writer's full name next to the date.",
        "Give the page an author readers can look up; a named desk is better than admin.",
      ],
      quotes: quotes(seen && isShown(page, seen.value) ? [seen.value] : []),
    });
  },
});
