/** A page written for tests, with a given reading and ranking of topics, so that a test depends on what the page shows. */

import { judge, kindMixOf } from "../../../analysis/judge.ts";
import { runAudits } from "../../../analysis/run-audits.ts";
import { type GivenReading, subjectWithReading } from "../../../analysis/testing/with-reading.ts";
import { allAudits } from "../../../audits/all.ts";
import type { Edit } from "../../../contract/edit.ts";
import type { EditTopic } from "../../../contract/reading.ts";
import type { Evidence } from "../../../evidence.ts";
import { chooseEdits, FIRST_EDITS } from "../../choose-edits.ts";

type Given = GivenReading & { topics: EditTopic[]; evidence?: Partial<Evidence> };

export function editsFor(html: string, { topics, evidence = {}, ...given }: Given): Edit[] {
  const subject = subjectWithReading(html, given, evidence);
  const parts = { ...subject.facts.readingParts(), edits: topics };
  const ranked = { ...subject, facts: { ...subject.facts, readingParts: () => parts } };
  const { gates, edits } = chooseEdits(ranked, judge(runAudits(allAudits, ranked), kindMixOf(ranked)));
  // Pages for tests have no head, which is said only where a test is about it.
  const asked = edits.filter(({ about }) => about !== "technical" || topics.includes("technical"));
  return [...gates, ...asked].slice(0, FIRST_EDITS);
}
