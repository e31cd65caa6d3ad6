/** A model's reason as users may read it: one plain line. Anything else is replaced by ours. */
const MIN_CHARS = 12;
const MAX_CHARS = 220;
const NOT_SHOWN = /[<>[\]`{}|\p{Cc}]|https?:|www\.|\S+@\S+/iu;

export function shownReason(said: string, ours: string): string {
  const line = said.replace(/\s+/g, " ").trim();
  return line.length < MIN_CHARS || line.length > MAX_CHARS || NOT_SHOWN.test(line) ? ours : line;
}
