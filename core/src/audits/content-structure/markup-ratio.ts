import { defineAudit, notApplicable, scored } from "../audit.ts";
import { percent, ramp } from "../say.ts";

export const markupRatio = defineAudit({
  id: "markup-ratio",
  section: "content_structure",
  title: "More text, less markup",
  why: "Tools that read a page with a size limit spend it on markup too.",
  ledger: ["ST16"],
  part: 0.3,

  run({ page, facts }) {
    const { htmlLength } = page.counts;
    if (htmlLength === 0) return notApplicable("The page is empty.");
    const ratio = facts.text().length / htmlLength;
    return scored(ramp(ratio, 0.005, 0.15), `${percent(ratio)} of the HTML's characters are main text.`, {
      fix: [
        "Move inline styles, scripts and data out of the HTML into files.",
        "Drop unused inline JSON and vector drawings from the page.",
        "Serve the text with less wrapping; the first kilobytes should hold the answer.",
      ],
    });
  },
});
