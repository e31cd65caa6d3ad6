/** A model's reason as users may read it: one plain line without a figure or name that we don't know. Otherwise ours is shown. */
import type { PageModel } from "../../page/page-model.ts";
import { inventsFact } from "./invents-fact.ts";

const MIN_CHARS = 12;
const MAX_CHARS = 220;
const NOT_SHOWN = /[<>[\]`{}|\p{Cc}]|https?:|www\.|\S+@\S+/iu;

export function shownReason(said: string, ours: string, page: PageModel): string {
  const line = said.replace(/\s+/g, " ").trim();
  const isPlain = line.length >= MIN_CHARS && line.length <= MAX_CHARS && !NOT_SHOWN.test(line);
  return isPlain && !inventsFact(line, page) ? line : ours;
}
