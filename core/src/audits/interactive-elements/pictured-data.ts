import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

const CHART =
  /\b(?:chart|graph|table|diagram|infographic|plot|statistics?|diagramm|tabelle|graphique|gráfico|grafico)\b/i;

export const picturedData = defineAudit({
  id: "pictured-data",
  section: "interactive_elements",
  title: "Data is text, not only a picture",
  why: "Values in a picture cannot be lifted; values in a table can.",
  ledger: ["IN8"],

  run({ page, facts, quotes }) {
    const charts = page.images.filter(
      (image) =>
        image.inMain &&
        CHART.test(
          `${image.alt ?? ""} ${(image.src ?? "").split("/").at(-1) ?? ""} ${image.caption ?? ""}`.replace(
            /[-_]/g,
            " ",
          ),
        ),
    );
    if (charts.length === 0) return notApplicable("No picture looks like a chart.");
    const tables = facts.blocks().filter((block) => block.kind === "table").length;
    const told = charts.filter((image) => /\d/.test(`${image.alt ?? ""}${image.caption ?? ""}`)).length;
    return scored(
      Math.min(1, (tables + told) / charts.length),
      `${count(charts.length, "picture looks", "pictures look")} like a chart; ${count(tables, "table")} and ${count(told, "caption")} give values in text.`,
      {
        fix: [
          "Repeat the chart's main values in a table or in its caption.",
          "Add the data behind the picture as a table below it.",
          "Say the three values that matter in a sentence.",
        ],
        quotes: quotes(
          charts.map((image) => image.caption ?? image.alt ?? "").filter((text) => text !== ""),
          1,
        ),
      },
    );
  },
});
