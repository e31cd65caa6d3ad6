import { expect, test } from "vitest";
import { runAudits } from "../analysis/run-audits.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { subjectWithReading } from "../analysis/testing/with-reading.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import { allAudits } from "./all.ts";
import type { Finding } from "./audit.ts";

const SENTENCE = /^[\p{Lu}\d].*[.”]$/u;
const SENTENCE_OR_NAME = /^(?:robots\.txt |[\p{Lu}\d]).*[.”]$/u;
/** A label of one word says too little, and a longer one wraps in lists. */
const LABEL_WORDS = { min: 2, max: 5 };

const PAGES = [articleHtml(), "<html><body><p>Heaps get warm.</p></body></html>"];

const verdicts = (good: boolean) =>
  Object.fromEntries(
    CHECKS.map((name): [CheckName, Verdict] => [name, FAULTS.has(name) === good ? "no" : "yes"]),
  );
const findingsOf = (html: string, good: boolean) =>
  runAudits(allAudits, subjectWithReading(html, { checks: verdicts(good) }));

const textOf = (finding: Finding) => (finding.kind === "not-applicable" ? finding.reason : finding.found);

test("every check has a short label and one sentence that says why it matters", () => {
  for (const { id, title, why } of allAudits) {
    const words = title.split(" ").length;

    expect([id, words >= LABEL_WORDS.min && words <= LABEL_WORDS.max]).toEqual([id, true]);
    expect([id, title]).toEqual([id, expect.not.stringMatching(/[.?!]$/)]);
    expect([id, why]).toEqual([id, expect.stringMatching(SENTENCE)]);
    expect([id, why.match(/[.!?] \p{Lu}/u)]).toEqual([id, null]);
  }
});

test("every finding is a sentence, whether the check passed, failed or did not apply", () => {
  for (const html of PAGES)
    for (const good of [true, false])
      for (const { audit, finding } of findingsOf(html, good))
        expect([audit.id, textOf(finding)]).toEqual([audit.id, expect.stringMatching(SENTENCE_OR_NAME)]);
});

test("a check of the reading has different texts for passed and failed, and a fix only where it failed", () => {
  const passed = findingsOf(articleHtml(), true);
  const failed = findingsOf(articleHtml(), false);
  for (const [at, { audit, finding }] of passed.entries()) {
    const other = failed[at]?.finding;
    if (!audit.check || finding.kind !== "scored" || other?.kind !== "scored") continue;

    expect([audit.id, finding.found]).not.toEqual([audit.id, other.found]);
    if (finding.share === 1) expect([audit.id, finding.fix]).toEqual([audit.id, null]);
    expect([audit.id, other.fix]).toEqual([audit.id, expect.stringMatching(SENTENCE)]);
  }
});
