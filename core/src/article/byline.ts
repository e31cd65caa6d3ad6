/** The line that says who wrote it and when. */
import type { PageModel } from "../page/page-model.ts";
import { BETWEEN, type Part, plain } from "./parts.ts";

const NOBODY =
  /^(?:team|adminn?(?:istrator)?|editor|editors|staff|editorial|user|guest|author|webmaster|unknown|(?:sign|log) (?:in|up)|subscribe|share|follow|menu|\d+|\S+\.\S+\.\S+)$/i;

/** The day among what else stands beside it: an hour, a weekday, "last updated". */
const WRITTEN_DAY =
  /\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,}\.?,? (?:de )?\d{4}/u;

const TRADE = /\b(?:writers?|staff|reporters?|editors?|correspondents?|contributors?|desk|team)\b/i;

/** The people, without their trade and their house where these were taken for more of them; capitals as names have them. */
function writersOf(value: string, house: string): string {
  const all = value
    .replace(/^by\s+/i, "")
    .trim()
    .split(/\s+and\s+/);
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const isHouse = (one: string) => letters(house).includes(letters(one));
  const people = all.filter((one) => !TRADE.test(one) && !isHouse(one));
  return (people.length > 0 ? people : all).map(spelled).join(" and ");
}

const spelled = (name: string): string =>
  name === name.toUpperCase() && name.length > 5 && name.includes(" ")
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** Who and when, as the page gives it. */
export function bylinePart(
  page: Pick<PageModel, "url" | "author" | "publisher" | "published" | "modified">,
  labels: { by: string; published: string; updated: string },
): Part | null {
  const { url, author, publisher, published, modified } = page;
  const day = (date: PageModel["published"]) => {
    if (!date) return null;
    const raw = date.raw.replace(/\s+/g, " ").trim();
    const [year = "", month = "", dayOfMonth = ""] = date.value.slice(0, 10).split("-");
    const isNumeric = new RegExp(`${year}\\D?${month}\\D?${dayOfMonth}`).test(raw);
    if (isNumeric) return date.value.slice(0, 10);
    const written = WRITTEN_DAY.exec(raw)?.[0] ?? raw;
    return written.length <= 30 && written.includes(year) ? written : null;
  };
  const name = author ? writersOf(author.value, `${publisher?.value} ${URL.parse(url)?.hostname}`) : "";
  const [first, last] = [day(published), day(modified)];
  const dated = (label: string, date: string) => `${label.replace(/:$/, "")}: ${date}`;
  const pieces = [
    name && name.length <= 80 && !NOBODY.test(name) && `${labels.by} ${name}`,
    first && dated(labels.published, first),
    last && (modified?.value ?? "") > (published?.value ?? "") && dated(labels.updated, last),
  ].filter((piece) => typeof piece === "string" && piece !== "");
  return pieces.length === 0
    ? null
    : { kind: "paragraph", words: plain(pieces.join(BETWEEN)), isEmphasized: true };
}
