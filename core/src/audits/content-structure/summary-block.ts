import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";

const LABEL =
  /^(?:key (?:takeaways?|points?|facts|findings)|takeaways?|tl;?dr|summary|in (?:short|brief|a nutshell)|at a glance|the short (?:answer|version)|quick (?:answer|summary)|highlights|overview|auf einen blick|das wichtigste|zusammenfassung|kurz gesagt|en bref|l['’]essentiel|en resumen|in sintesi|em resumo|samenvatting)\b/i;
const EARLY = 0.3;

export const summaryBlock = defineAudit({
  id: "summary-block",
  section: "content_structure",
  title: "A summary near the top",
  why: "Cited pages summarize themselves more often than uncited ones.",
  ledger: ["ST3"],
  part: 0.6,
  about: "answer",

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    if (words < 300) return notApplicable("The text is short enough to be its own summary.");
    const labels = facts
      .blocks()
      .filter(
        (block) =>
          LABEL.test(block.text) &&
          (block.kind === "heading" || block.kind === "paragraph" || block.kind === "list"),
      );
    const before = new Map<number, number>();
    for (const one of sentences) if (!before.has(one.block)) before.set(one.block, one.wordsBefore);
    /** A heading has no sentence of its own; the block after it has. */
    const place = (block: number) => (before.get(block) ?? before.get(block + 1) ?? words) / words;
    const early = labels.find((block) => place(block.index) <= EARLY);
    if (early)
      return scored(1, "A summary stands in the first third.", {
        quotes: quotes([early.text.split("\n")[0] ?? ""]),
      });
    const list = facts
      .blocks()
      .find((block) => block.kind === "list" && block.items.length >= 3 && place(block.index) <= 0.15);
    const share = labels.length > 0 ? 0.5 : list ? 0.4 : 0;
    const points = facts.answer().sentence;
    return scored(
      share,
      labels.length > 0
        ? "There is a summary, but not near the top."
        : "No summary or key takeaways near the top.",
      {
        fix: [
          "Add Key takeaways after the first paragraph: three to five short statements, each with a name or a number.",
          "Sum up in at most 80 words before the first section; this sentence can be its first point.",
          "Set the three main results as a list at the top.",
        ],
        example: points
          ? `Key takeaways: ${opening(points.text, 90)}; [second result]; [third result].`
          : null,
        quotes: quotes(points ? [points.text] : []),
      },
    );
  },
});
