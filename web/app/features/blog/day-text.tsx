/** A calendar day. It is the same day everywhere, so no time zone may move it. */
const WORDS = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export const dayWords = (day: string) => WORDS.format(new Date(`${day}T00:00:00Z`));

export function DayText({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(day)}</time>;
}
