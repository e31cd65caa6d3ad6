/** A calendar day. It is the same day everywhere, so no time zone may move it. */
import { dayWords } from "../../../ui/labels/day-words.ts";

export function DayText({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(new Date(`${day}T00:00:00Z`), true)}</time>;
}
