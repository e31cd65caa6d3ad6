/** A subject whose reading is given, so a test of an audit depends on the verdict alone and not on the models. */
import type { Audit, Finding, Subject } from "../../audits/audit.ts";
import {
  CHECKS,
  type CheckName,
  type CheckReading,
  type Kind,
  type PageReading,
  type Verdict,
} from "../../contract/reading.ts";
import type { Evidence } from "../../evidence.ts";
import { findEntries } from "../../reading/entries/find-entries.ts";
import { materialOf } from "../../reading/material.ts";
import { subjectOf } from "../subject.ts";
import { evidenceOf } from "./evidence.ts";

export type GivenReading = {
  checks?: Partial<Record<CheckName, Verdict>>;
  kind?: Kind;
  /** Words of the page that every verdict rests on. */
  quotes?: string[];
  /** Any other part of the reading, such as the answer or the author. */
  reading?: Partial<Omit<PageReading, "checks" | "details" | "kind">>;
};

export function readingWith({
  checks = {},
  kind = "explainer",
  quotes = [],
  reading = {},
}: GivenReading): PageReading {
  const verdictOf = (name: CheckName): Verdict => checks[name] ?? "unsure";
  const detailOf = (name: CheckName): CheckReading => {
    const verdict = verdictOf(name);
    return { verdict, sure: verdict === "unsure" ? 0.5 : 0.95, quotes, by: "engine" };
  };
  return {
    schemaVersion: 1,
    kind,
    kindSure: 0.9,
    kindBy: "engine",
    question: "",
    questionSure: 0.5,
    questionBy: "engine",
    alsoAsked: [],
    answer: {
      level: "none",
      sure: false,
      sentences: [],
      place: "none",
      isList: false,
      items: [],
      by: "engine",
    },
    checks: forEachCheck(verdictOf),
    details: forEachCheck(detailOf),
    author: null,
    published: null,
    modified: null,
    ...reading,
  };
}

function forEachCheck<Value>(readingOf: (name: CheckName) => Value): Record<CheckName, Value> {
  return Object.fromEntries(CHECKS.map((name) => [name, readingOf(name)])) as Record<CheckName, Value>;
}

export function subjectWithReading(
  html: string,
  given: GivenReading = {},
  changes: Partial<Evidence> = {},
): Subject {
  const subject = subjectOf(evidenceOf(html, changes));
  const reading = readingWith(given);
  const entries = () => findEntries(materialOf(subject.page, subject.facts), reading);
  return { ...subject, facts: { ...subject.facts, reading: () => reading, entries } };
}

export function runWithReading(
  audit: Audit,
  html: string,
  given: GivenReading = {},
  changes: Partial<Evidence> = {},
): Finding {
  return audit.run(subjectWithReading(html, given, changes));
}
