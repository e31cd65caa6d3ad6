/** Statements that compete to be the page's date or author. */
import type { Found, PageModel } from "../page-model.ts";

export type DateCandidate = PageModel["dates"][number] & {
  /** How much the statement is believed; the best one is the page's date. */
  weight: number;
};

/** Takes a date as the page writes it; what holds no calendar day is dropped. */
export type AddDate = (fact: Omit<DateCandidate, "value">) => void;

export type AuthorCandidate = { names: string[]; fact: Omit<Found, "value"> };
