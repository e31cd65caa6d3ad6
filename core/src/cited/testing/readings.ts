/** Readings of pages written for a test, made as the product makes them. */
import { analyze } from "../../analysis/analyze.ts";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { readSource, type SourceReading } from "../source-reading.ts";

export function readingOf(html: string, url: string, query: string): SourceReading {
  const evidence = evidenceOf(html, { url });
  return readSource(subjectOf(evidence, { question: query }), query, analyze(evidence, { withEdits: false }));
}
