import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const headingOrder = defineAudit({
  id: "heading-order",
  section: "content_structure",
  title: "One main heading, no skipped levels",
  why: "Extractors cut passages by headings; a broken outline cuts them in the wrong place.",
  ledger: ["ST7"],
  part: 0.3,

  run({ page, quotes }) {
    const headings = page.headings.filter((heading) => heading.block !== null || heading.level === 1);
    if (headings.length === 0) return notApplicable("The page has no headings.");
    const mains = headings.filter((heading) => heading.level === 1);
    const below = headings.filter((heading) => heading.level > 1);
    const jumps = below.filter((heading, at) => heading.level > (below[at - 1]?.level ?? 1) + 1);
    const empty = headings.filter((heading) => heading.text.trim() === "").length;
    const one = mains.length === 1 ? 1 : mains.length === 0 ? 0.3 : 0.5;
    const ordered = below.length === 0 ? 1 : Math.max(0, 1 - (2 * (jumps.length + empty)) / below.length);
    return scored(
      0.5 * one + 0.5 * ordered,
      `${count(mains.length, "main heading")}, ${count(jumps.length, "skipped level")}, ${count(empty, "empty heading")}.`,
      {
        fix: [
          "Keep one H1 for the title; make the others H2 and step down one level at a time.",
          "Follow each H2 by H3, not by H4; size is a matter of style, not of level.",
          "Set the outline right: one H1, sections as H2, their parts as H3.",
        ],
        quotes: quotes(
          [...jumps, ...mains.slice(1)].map((heading) => heading.text),
          2,
        ),
      },
    );
  },
});
