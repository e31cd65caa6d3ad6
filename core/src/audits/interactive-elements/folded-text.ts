import type { Interactive, PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";

/** Less than a few words after the label means that the text isn't there. */
const MIN_CHARACTERS = 10;

export const foldedText = defineAudit({
  id: "folded-text",
  section: "interactive_elements",
  title: "Expandable text in HTML",
  why: "AI crawlers read text and do not run scripts.",
  ledger: ["IN2"],

  run({ page, quotes }) {
    const sections = page.interactive.filter(
      (part) => part.inMain && !part.isHidden && part.kind === "details" && !holdsFields(part, page),
    );
    if (sections.length === 0) return notApplicable("The main text has no <details> element.");
    const empty = sections.filter(
      (part) => part.readableText.replace(part.label ?? "", "").trim().length < MIN_CHARACTERS,
    );
    if (empty.length === 0) return scored(1, "The text of every expandable section is in the HTML.");
    const labels = empty.flatMap(({ label }) => label ?? []);
    return scored(
      1 - empty.length / sections.length,
      `${outOf(empty.length, sections.length, "expandable section", ["has", "have"])} no text in the HTML.`,
      {
        fix: labels[0]
          ? `Put the text of “${labels[0]}” into the HTML instead of loading it on click.`
          : "Put the text into the HTML instead of loading it on click.",
        quotes: quotes(labels, 2),
      },
    );
  },
});

/** A filter of a shop expands to fields, not to text. */
const holdsFields = ({ place }: Interactive, { interactive }: PageModel): boolean =>
  interactive.some(
    (part) => part.kind === "input" && part.place.start > place.start && part.place.end < place.end,
  );
