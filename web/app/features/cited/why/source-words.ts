/** Whether we read a page that an answer lists, and if not, why. */
import type { AnswerSource, SourceState } from "@citeworthy/core/cited/cited-view";

const STATE_WORDS: Record<Exclude<SourceState, "read">, string> = {
  waiting: "Not read yet.",
  refused: "Not read: the site doesn’t allow it.",
  unreachable: "Not read: the page didn’t load.",
  left_out: "Not read: over the limit of pages per question.",
  expired: "Read before, but its text is no longer kept.",
};

export function unreadWords({ state, reason }: Pick<AnswerSource, "state" | "reason">): string {
  if (state === "read") return reason ?? "";
  return reason && state !== "waiting" ? `Not read: ${lowerFirst(reason)}` : STATE_WORDS[state];
}

/** Keeps names such as "robots.txt" and abbreviations as they are. */
const lowerFirst = (text: string): string =>
  /^(?:The|A|An|We|It)\b/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;
