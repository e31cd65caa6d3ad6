/** Names and dates that readers don't see. */
import { daysBetween } from "../../../facts/dates/dates.ts";
import { daysIn } from "../../../page/dates/calendar-day.ts";
import type { EditContext, Finder } from "../context.ts";
import { mayHold } from "../unread-parts.ts";
import { updatedLine } from "./written-day.ts";

/** Below it, one "no" in seven was wrong. */
const MIN_CERTAINTY = 0.6;

export const findByline: Finder = (context) => {
  if (context.reading.checks.named_author !== "no" || context.certainty("named_author") < MIN_CERTAINTY)
    return null;
  const name = declaredAuthor(context);
  return {
    cause: "author",
    audit: "byline",
    fault: name
      ? `The code names ${name} as the author, but readers don't see the name.`
      : "Readers don't see who wrote the page.",
    do: "Show the author's name under the title.",
    after: name ? `By ${name}` : null,
    needs: name ? null : "the author's full name and role",
    effort: "low",
  };
};

/** The report takes points for the missing name. Where the day is missing too, both go on the same line. */
export const findUnsigned: Finder = (context) => {
  const { failed, page, reading } = context;
  if (!failed("byline") || mayHold("named_author", page) || hasNameNearTop(context)) return null;
  const isUndated = failed("visible-date") !== undefined && reading.checks.visible_date === "no";
  return {
    cause: "author",
    audit: "byline",
    fault: isUndated
      ? "Readers see neither who wrote the page nor when it was last changed."
      : "Readers don't see who wrote the page.",
    do: isUndated ? "Show author and date under the title." : "Show the author's name under the title.",
    needs: `the author's full name and role${isUndated ? ", and the date of the last change" : ""}`,
    effort: "low",
  };
};

/** "Rosa Feld" beside the date or alone on a line, without "by". */
const NAME_LINE = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?= in \p{Lu}|$)/u;
const TOP_BLOCKS = 6;
/** In characters of the source. */
const MAX_DISTANCE = 3000;

function hasNameNearTop({ page }: EditContext): boolean {
  const start = page.headings.find(({ level }) => level === 1)?.place.start ?? 0;
  const near = page.boilerplate.filter(
    ({ place, text }) => Math.abs(place.start - start) < MAX_DISTANCE && daysIn(text).length > 0,
  );
  const first = page.blocks.filter(({ kind }) => kind === "paragraph").slice(0, TOP_BLOCKS);
  return [...near, ...first]
    .flatMap(({ text }) => text.split(/\n|[|·•]|\s[–—-]\s/))
    .some((line) => NAME_LINE.test(line.trim()));
}

/** First and last name; a single word is an account, not a person. */
const FULL_NAME = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u;

/** "By" is English, and the site's own name is nobody's. */
function declaredAuthor({ page, pack }: EditContext): string | null {
  const [name] = page.authors;
  const isDeclared = page.author?.source === "json-ld" || page.author?.source === "meta";
  if (!name || !isDeclared || page.authors.length > 1 || pack?.code !== "en") return null;
  return FULL_NAME.test(name) && name !== page.publisher?.value ? name : null;
}

export const findDate: Finder = (context) => {
  if (context.reading.checks.visible_date !== "no" || context.certainty("visible_date") < MIN_CERTAINTY)
    return null;
  const day = declaredChange(context);
  const line = day && updatedLine(day, context.pack);
  return {
    cause: "age",
    audit: "visible-date",
    fault: line
      ? `The code dates the last change to ${day}, but readers don't see it.`
      : "Readers can't see how old the page is.",
    do: "Show the date of the last change under the title.",
    after: line || null,
    needs: line ? null : "the date of your last change",
    effort: "low",
  };
};

/** Systems stamp the day of every build; a change on the day of the analysis may be one of those. */
function declaredChange({ facts, today }: EditContext): string | null {
  const { structured } = facts.dates();
  const changed = structured.find(({ role }) => role === "modified")?.value.slice(0, 10);
  return changed && daysBetween(changed, today) > 1 ? changed : null;
}
