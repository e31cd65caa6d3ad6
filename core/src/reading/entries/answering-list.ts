/** The list that answers a question: entries that were found for certain, and no guess in their place. */
import type { AnswerReading } from "../../contract/reading.ts";
import type { Entries } from "./find-entries.ts";

type AnsweringList = Pick<AnswerReading, "isList" | "items" | "isNumbered">;

export const answeringList = (entries: Entries | null): AnsweringList =>
  entries
    ? { isList: true, items: entries.names, ...(entries.isNumbered && { isNumbered: true as const }) }
    : { isList: false, items: [] };
