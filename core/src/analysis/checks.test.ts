/** What the engine says about whole pages: each of the 21 checks on one that meets it, one that doesn't, and a third. */
import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import { analyze } from "./analyze.ts";
import * as choices from "./testing/check-pages/choices.ts";
import * as guides from "./testing/check-pages/guides.ts";
import * as others from "./testing/check-pages/others.ts";
import * as shop from "./testing/check-pages/shop.ts";
import { addressOf, htmlOf } from "./testing/check-pages/written-page.ts";
import { evidenceOf } from "./testing/evidence.ts";

const PAGES = { ...guides, ...shop, ...choices, ...others };
type Page = keyof typeof PAGES;
/** "not yes" and "not no" leave it open whether the engine is sure. */
type Expected = Verdict | "not yes" | "not no";

const CASES: Record<CheckName, Partial<Record<Page, Expected>>> = {
  answer_early: { leapYear: "yes", pans: "no", library: "yes" },
  answer_quotable: { leapYear: "yes", wandering: "not yes", cleaners: "not yes" },
  key_term_defined: { leapYear: "yes", cleaners: "not yes", library: "na" },
  figures: { boiledEggs: "yes", aboutEggs: "not yes", apiPage: "na" },
  figures_sourced: { moonDistance: "yes", coffeeNumbers: "no", cleaners: "na" },
  outside_sources: { leapYear: "yes", pans: "no", kettle: "na" },
  expert_quotes: { loudKitchens: "yes", hobs: "no", kettle: "na" },
  named_author: { kettleTest: "yes", aboutEggs: "no", library: "not no", kettle: "na" },
  visible_date: { library: "yes", pans: "no", boiledEggs: "not no", kettles: "na" },
  headings_tell: { leapYear: "yes", aboutEggs: "not yes", thread: "na" },
  steps: { boiledEggs: "yes", pancakes: "yes", bleedRadiator: "not yes", coffeeNumbers: "na" },
  comparison: { hobs: "yes", pans: "not yes", library: "na" },
  summary: { hobs: "yes", leapYear: "no", kettle: "na" },
  faq: { boiledEggs: "yes", pans: "no", library: "na", homePage: "not yes" },
  // Too few labelled pages leave their topic for the engine to learn it, so it never says "no".
  stays_on_topic: { leapYear: "yes", apiPage: "yes", library: "yes" },
  promotional: { cleaners: "yes", leapYear: "no", kettle: "not yes" },
  stuffed: { stuffedPage: "not no", leapYear: "no", apiPage: "no" },
  unsupported_claims: { cleaners: "yes", library: "no", apiPage: "no", hobs: "not yes" },
  limits_told: { hobs: "yes", aboutEggs: "not yes", library: "na" },
  first_hand: { kettleTest: "yes", leapYear: "no", kettle: "na" },
  title_fits: { hobs: "yes", wandering: "not yes", library: "not no" },
};

const rows = CHECKS.flatMap((check) =>
  Object.entries(CASES[check]).map(([page, expected]) => ({ check, page: page as Page, expected })),
);

const results = new Map<Page, ReturnType<typeof analyze>>();

function resultOf(name: Page) {
  const page = PAGES[name];
  const result = results.get(name) ?? analyze(evidenceOf(htmlOf(page), { url: addressOf(page) }));
  results.set(name, result);
  return result;
}

/** A fault that most readers would not call one isn't stated. */
function statedOf(page: Page, check: CheckName): Verdict {
  const detail = resultOf(page).reading?.details[check];
  return !detail || detail.isUnlikely ? "unsure" : detail.verdict;
}

test.each(rows)("$check of $page is $expected", ({ check, page, expected }) => {
  const verdict = statedOf(page, check);
  if (expected === "not yes" || expected === "not no") expect(verdict).not.toBe(expected.slice(4));
  else expect(verdict).toBe(expected);
});

test.each(rows)("the audit of $check follows the reading of $page", ({ check, page }) => {
  const { audits } = resultOf(page);
  const { id } = allAudits.find((audit) => audit.check === check) ?? { id: "" };
  const { outcome, share } = audits.find((audit) => audit.id === id) ?? { outcome: "missing", share: null };
  const verdict = statedOf(page, check);
  const { isDoubtful = false } = resultOf(page).reading?.details[check] ?? {};
  const isGood = (verdict === "yes") !== FAULTS.has(check);
  // How well an opening answers is always measured; headings can't be judged where there are none, nor praise on a shop page.
  const isExempt = (check === "headings_tell" || check === "promotional") && outcome === "not-applicable";
  if (check === "answer_early" || isExempt) return;
  // A check that can't tell says what an edit shows, without points.
  const isToldByEdit = resultOf(page).edits?.some(({ audit }) => audit === id) && outcome === "reported";
  expect(outcome === "not-applicable" || isToldByEdit).toBe(
    verdict === "na" || verdict === "unsure" || isDoubtful,
  );
  if (outcome === "scored") expect((share ?? 0) >= 0.5).toBe(isGood);
});

test("each check has three pages", () => {
  expect(CHECKS.filter((check) => Object.keys(CASES[check]).length < 3)).toEqual([]);
});
