import { defineAudit, scored } from "../audit.ts";
import { percent, ramp } from "../say.ts";

const LANDMARK = /<(?:main|article)[\s>]|role=["']?main\b/i;

export const cleanExtraction = defineAudit({
  id: "clean-extraction",
  section: "content_structure",
  title: "The main text can be told from the rest",
  why: "An extractor keeps what is marked as the main part and drops what it cannot place.",
  ledger: ["ST15"],
  part: 0.4,

  run({ page, facts, evidence, quotes }) {
    const landmark = LANDMARK.test(evidence.html);
    const { visibleTextLength } = page.rendering;
    const length = facts.blocks().reduce((sum, block) => sum + block.text.length, 0);
    const ratio = visibleTextLength === 0 ? 0 : Math.min(1, length / visibleTextLength);
    const first = page.blocks.find((block) => block.kind === "paragraph");
    return scored(
      0.4 * (landmark ? 1 : 0) + 0.6 * ramp(ratio, 0.2, 0.8),
      `${landmark ? "The main part is marked" : "No main or article element"}; ${percent(ratio)} of the visible text belongs to it.`,
      {
        fix: [
          "Wrap the article in <main> or <article> and keep menus, teasers and forms outside it.",
          "Mark the part that begins here as <article>; move related links after it.",
          "Cut the text around the article: menus, teasers, repeated links.",
        ],
        quotes: quotes(first ? [first.text.split("\n")[0] ?? ""] : []),
        snippet: landmark
          ? null
          : {
              language: "html",
              code: "<main>\n  <article>\n    <!-- heading and text of the page -->\n  </article>\n</main>",
            },
      },
    );
  },
});
