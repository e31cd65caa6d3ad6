import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const tables = defineAudit({
  id: "tables",
  section: "content_structure",
  title: "Figures in rows are in a table",
  why: "A table keeps values with their labels; on its own it does little.",
  ledger: ["ST12"],
  part: 0.3,

  run({ facts, quotes }) {
    const all = facts.blocks().filter((block) => block.kind === "table");
    const numbers = facts.numbers();
    if (all.length === 0 && numbers.length < 6)
      return notApplicable("There is nothing that asks for a table.");
    const headed = all.filter((table) => table.header.length >= 2 && table.rows.length >= 2);
    const share = headed.length > 0 ? 1 : all.length > 0 ? 0.6 : 0;
    return scored(
      share,
      all.length === 0
        ? `${count(numbers.length, "sentence gives", "sentences give")} figures and no table holds any.`
        : `${count(all.length, "table")}, ${headed.length} with a header row.`,
      {
        fix: [
          "Gather the figures in a table with a header row; keep the main one in a sentence too.",
          "Mark the first row as header cells, so that each value has its label.",
          "Put what is compared in rows and what is measured in columns.",
        ],
        quotes: quotes(numbers.slice(0, 1).map((one) => one.sentence.text)),
      },
    );
  },
});
