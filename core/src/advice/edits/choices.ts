/** The things that readers of the page choose between, where it is certain which they are. */
import { certainEntries } from "../../reading/entries/certain-entries.ts";
import type { EditContext } from "./context.ts";
import { CHOICES, PROCEDURES } from "./kinds.ts";
import { asksHowOrWhy, questionForms } from "./question.ts";

export function choicesOf(context: EditContext): readonly string[] {
  const { facts, page, promise, reading } = context;
  // The steps of a procedure are followed, not chosen from.
  if (PROCEDURES.has(reading.kind) || (promise.count === 0 && asksHowOrWhy(reading))) return [];
  if (!CHOICES.has(reading.kind) && !questionForms(context).has("choice")) return [];
  const { isList, items, by } = reading.answer;
  return isList && by !== "engine" ? items : (certainEntries(facts.entries(), promise, page)?.names ?? []);
}
