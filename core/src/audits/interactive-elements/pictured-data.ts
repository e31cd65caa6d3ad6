import { chartsOf } from "../../facts/structure/charts.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { count } from "../say.ts";

/** Information only: charts are recognized by file name and alt text, and 3 of 5 findings were drawings. */
export const picturedData = defineAudit({
  id: "pictured-data",
  section: "interactive_elements",
  title: "Chart data as text",
  why: "No direct study; answers draw on comparisons and tables they can read.",
  ledger: ["IN8"],
  part: 0,

  run({ page, facts, quotes }) {
    const charts = chartsOf(page);
    if (charts.length === 0) return notApplicable("No image in the main text is named as a chart.");
    const tables = facts.blocks().filter((block) => block.kind === "table").length;
    const captions = charts.filter((image) => /\d/.test(`${image.alt ?? ""} ${image.caption ?? ""}`)).length;
    return reported(
      `Not scored. ${count(charts.length, "image looks", "images look")} like a chart; we found ${count(tables, "table")} and ${count(captions, "caption")} with values.`,
      quotes(
        charts.map((image) => image.caption ?? image.alt ?? "").filter((text) => text !== ""),
        1,
      ),
    );
  },
});
