import type { Kind } from "../../contract/reading.ts";
import { CURRENT_KINDS } from "../../facts/dates/current-kinds.ts";
import { presentYear, yearsIn, yearsInTitle } from "../../facts/dates/years.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { defineAudit, notApplicable, type Subject, scored } from "../audit.ts";
import { ramp } from "../say.ts";

/** Offers don't need a date, but a year in them has to be the present one. */
const KINDS_OF_THE_PRESENT: ReadonlySet<Kind> = new Set<Kind>([...CURRENT_KINDS, "product", "service"]);
/** Last year's numbers are often the newest there are. */
const CURRENT_YEARS = 1;
/** Numbers this old no longer count as current. */
const STALE_YEARS = 5;

export const staleYears = defineAudit({
  id: "stale-years",
  section: "content_freshness",
  title: "Most recent year mentioned",
  why: "Plausible, but not tested on its own.",
  ledger: ["FR6"],

  run(subject) {
    const { facts, evidence, quote } = subject;
    const { kind } = facts.reading();
    if (!KINDS_OF_THE_PRESENT.has(kind))
      return notApplicable(`We don't expect current years on a page of the kind “${kind}”.`);
    const clash = clashingHeading(subject);
    if (clash)
      return scored(0, `The title says ${clash.titleYear}, but a heading says ${clash.year}.`, {
        fix: "Use the same year in the title and in the quoted heading, and update what it covers.",
        quotes: [quote(clash.heading)],
      });
    const thisYear = Number(evidence.now.slice(0, 4));
    const stale = staleClaim(subject, thisYear);
    if (stale)
      return scored(1 - ramp(thisYear - stale.year, CURRENT_YEARS, STALE_YEARS), stale.found, {
        fix: stale.fix,
        quotes: [quote(stale.text)],
      });
    const newest = newestYear(subject, thisYear);
    if (newest === null) return notApplicable("The text presents no year as the current one.");
    return scored(1, `The text mentions ${newest}.`);
  },
});

type Claim = { year: number; text: string; found: string; fix: string };

/** Words that present an old year as the current one: the title, or a sentence with "as of". */
function staleClaim({ page, facts }: Subject, thisYear: number): Claim | null {
  const isStale = (year: number) => year < thisYear - CURRENT_YEARS;
  const title = page.title ?? "";
  const titleYear = promisedYear(title);
  if (titleYear && isStale(titleYear))
    return {
      year: titleYear,
      text: title,
      found: `The title gives the year ${titleYear}.`,
      fix: "Bring the page up to date, then change the year in the title.",
    };
  // What a dated article says of its present was true then; how old that is counts in the check `age`.
  const written = Math.min(thisYear, Number(facts.dates().latest?.day.slice(0, 4) ?? thisYear));
  for (const { text } of facts.text().sentences) {
    const year = presentYear(text);
    if (year !== null && year < written - CURRENT_YEARS)
      return {
        year,
        text,
        found: `A sentence presents ${year} as the current year.`,
        fix: "Update the quoted sentence, or say why it still holds.",
      };
  }
  return null;
}

/** The year of a title that promises the present state; null where it names no year, or an edition of something. */
export function promisedYear(title: string): number | null {
  const [year, second] = yearsInTitle(title);
  return year && !second && PROMISES_CURRENT.test(title) && !NAMES_AN_EDITION.test(title) ? year : null;
}

const PROMISES_CURRENT = phrasePattern([
  ...phrasesOfAll("timely", "listed", "asks.choice"),
  "guide",
  "how to",
  "tools",
]);

/** The awards of 2024 stay the awards of 2024. */
const NAMES_AN_EDITION = phrasePattern(phrasesOfAll("edition"));

type Clash = { titleYear: number; year: number; heading: string };

/** A list of years in headings is a history; a single heading with another year was forgotten. */
function clashingHeading({ page }: Subject): Clash | null {
  const [titleYear, second] = yearsInTitle(page.title ?? "");
  if (!titleYear || second) return null;
  const dated = page.headings
    .filter((heading) => heading.block !== null && heading.level > 1)
    .flatMap((heading) => yearsInTitle(heading.text).map((year) => ({ year, heading: heading.text })));
  const others = dated.filter(({ year }) => year !== titleYear);
  const [only] = others;
  return only && others.length === 1 && only.year === titleYear - 1 ? { titleYear, ...only } : null;
}

function newestYear({ page, facts }: Subject, thisYear: number): number | null {
  const years = [
    ...facts.text().sentences.flatMap((one) => yearsIn(one.text)),
    // Headings elsewhere on the page belong to other articles.
    ...page.headings
      .filter(({ block, level }) => block !== null || level === 1)
      .flatMap((heading) => yearsInTitle(heading.text)),
  ].filter((year) => year <= thisYear + 1 && year >= thisYear - CURRENT_YEARS);
  return years.length === 0 ? null : Math.max(...years);
}
