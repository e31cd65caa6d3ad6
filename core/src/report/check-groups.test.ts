import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { type AuditResult, SECTIONS } from "../contract/analysis-result.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import { groupChecks, groupLines, REASONS, remedyOf } from "./check-groups.ts";
import { storyOf } from "./score-story.ts";
import { toldResults } from "./testing/told-results.ts";

const results = toldResults();
const bare = analyze(evidenceOf(articleHtml().replace(/<meta[^>]*property=[^>]*>/g, "")));
const checkOf = ({ audits }: { audits: AuditResult[] }, id: string): AuditResult => {
  const audit = audits.find((one) => one.id === id);
  if (!audit) throw new Error(`no check ${id}`);
  return audit;
};

test.each(results)(
  "each check has a number, a fault to repair or one reason why it has none: %s",
  (_, result) => {
    const { faults, ...named } = groupChecks(result, null);
    const moved = listedAudits(result.audits).filter(({ difference }) => difference !== undefined);
    const all = [...moved, ...faults, ...REASONS.flatMap((reason) => named[reason])].map(({ id }) => id);
    expect(all.toSorted()).toEqual(
      listedAudits(result.audits)
        .map(({ id }) => id)
        .toSorted(),
    );
    const story = storyOf(result);
    const told = [...(story?.better ?? []), ...(story?.worse ?? [])].flatMap(({ audits }) => audits);
    expect(told.toSorted()).toEqual(moved.map(({ id }) => id).toSorted());
    for (const { found } of named.untold) expect(found).toContain("We can't tell");
  },
);

test.each(results)("the sections' groups are those of the page: %s", (_, result) => {
  const ids = (audits: readonly AuditResult[]) => audits.map(({ id }) => id).toSorted();
  const bySection = SECTIONS.map((section) => groupChecks(result, section));
  const page = groupChecks(result, null);
  for (const group of ["faults", ...REASONS] as const)
    expect(ids(bySection.flatMap((one) => one[group]))).toEqual(ids(page[group]));
});

test("missing Open Graph tags are a fault with the tags to paste, though no points depend on them", () => {
  const tags = checkOf(bare, "open-graph");
  expect(tags).toMatchObject({
    outcome: "reported",
    advice: null,
    repair: expect.stringContaining("og:title"),
  });
  expect(tags.snippet?.code).toContain("og:title");
  expect(groupChecks(bare, "technical_implementation").faults).toContain(tags);
});

test("a signal that was found to do nothing is never a fault", () => {
  for (const [, result] of results)
    expect(groupChecks(result, null).faults.filter(({ grade }) => grade === "R")).toEqual([]);
  expect(groupChecks(bare, null).information.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["author-schema", "institutional-links", "passage-length"]),
  );
});

test("what is a matter of judgement isn't a fault where it costs nothing", () => {
  expect(checkOf(bare, "attributed-quotations").repair).toBeUndefined();
});

test("a fault that an edit is about is only in the list of edits", () => {
  const [edit] = results.flatMap(([, { edits = [] }]) => edits);
  if (!edit) throw new Error("no edit");
  const asked = { ...bare, edits: [{ ...edit, audit: "open-graph" }] };
  expect(groupChecks(asked, null).faults.map(({ id }) => id)).not.toContain("open-graph");
  expect(groupChecks(asked, null).information.map(({ id }) => id)).toContain("open-graph");
});

test("a fault that the engine isn't sure of isn't shown as one", () => {
  const audits = bare.audits.map((audit) =>
    audit.id === "open-graph" ? { ...audit, isDoubtful: true as const } : audit,
  );
  expect(groupChecks({ ...bare, audits }, null).faults.map(({ id }) => id)).not.toContain("open-graph");
});

test("in a result from before differences were kept nobody knows what is worth repairing", () => {
  const { start, ...score } = bare.score;
  expect(groupChecks({ ...bare, score }, null).faults).toEqual([]);
});

test("the others are one line for each reason, with names alone", () => {
  const lines = groupLines(groupChecks(bare, "content_freshness"));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toMatch(/^(?:As usual|Can't tell|Doesn't apply|For information): .+\.$/);
  expect(groupLines({ usual: [], untold: [], inapplicable: [], information: [] })).toEqual([]);
});

test("the remedy is the advice where there is one", () => {
  expect(remedyOf({ advice: "Add a date." })).toBe("Add a date.");
  expect(remedyOf({ advice: null, repair: "Add a tag." })).toBe("Add a tag.");
  expect(remedyOf({ advice: null })).toBeNull();
});
