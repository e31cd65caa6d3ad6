/** Lines that recur in sections, each with a figure, become a table. */
import type { EditFinder } from "./context.ts";
import { recurringFields } from "./recurring-fields.ts";

/** A list of names with figures stays a list: readers of such pages compare its rows already. */
export const setTable: EditFinder = (context) => {
  if (context.source.blocks.some((block) => block.kind === "table")) return [];
  const recurring = recurringFields(context);
  return recurring ? [recurring] : [];
};
