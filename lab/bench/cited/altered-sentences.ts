/**
 * Sentences of real articles as claims: word for word, with another number, with a "not", and held against another article. It
 * measures only whether something false is called supported: nothing here is a paraphrase.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "@citeworthy/core/analysis";
import { subjectOf } from "@citeworthy/core/analysis/subject";
import { judgeSupport } from "@citeworthy/core/cited/judge-support";
import { readSource } from "@citeworthy/core/cited/source-reading";
import { type SourcePage, sourcePage } from "@citeworthy/core/cited/support/source-page";
import { draftEvidence } from "@citeworthy/core/drafts/draft-evidence";

const FOLDER = join(import.meta.dirname, "../../../web/content/blog");
const NOW = "2026-11-17T08:00:00.000Z";
const MIN_WORDS = 7;
const VERB = / (is|are|can|will|has|have|was) /;
const DENIAL = /\b(?:not|no|never|none|nobody|nothing|without|cannot)\b|n't\b/i;

/** `called`: how many were called supported. */
export type AlteredCount = { called: number; of: number };
export type AlteredCounts = Record<"whole" | "number" | "denied" | "elsewhere", AlteredCount>;

export function judgeAltered(): AlteredCounts {
  const pages = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".md"))
    .map((file) => articlePage(readFileSync(join(FOLDER, file), "utf8")));
  const counts: AlteredCounts = {
    whole: { called: 0, of: 0 },
    number: { called: 0, of: 0 },
    denied: { called: 0, of: 0 },
    elsewhere: { called: 0, of: 0 },
  };
  const judge = (kind: keyof AlteredCounts, text: string, page: SourcePage) => {
    counts[kind].of++;
    const { verdict } = judgeSupport({ text, about: [], language: "en" }, page);
    if (verdict === "supported") counts[kind].called++;
  };
  for (const [at, page] of pages.entries()) {
    const next = pages[(at + 1) % pages.length] as SourcePage;
    const known = new Set(next.lines.map(({ line }) => line.text));
    for (const { line, values } of page.lines) {
      const { text, kind } = line;
      if (kind === "heading" || text.split(" ").length < MIN_WORDS || text.endsWith("?")) continue;
      judge("whole", text, page);
      if (!known.has(text)) judge("elsewhere", text, next);
      const value = values.find((one) => one.kind !== "date" && /\d/.test(one.raw));
      if (value) {
        const other = value.raw.replace(/\d+/, (digits) => String(Number(digits) + 7));
        judge("number", text.slice(0, value.start) + other + text.slice(value.end), page);
      }
      if (VERB.test(text) && !DENIAL.test(text)) judge("denied", text.replace(VERB, " $1 not "), page);
    }
  }
  return counts;
}

function articlePage(file: string): SourcePage {
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const title = /^title: "(.*)"$/m.exec(head)?.[1] ?? "";
  const evidence = draftEvidence(`# ${title}\n\n${text.replace(/^:::.*$/gm, "")}`, "markdown", NOW);
  return sourcePage(readSource(subjectOf(evidence), title, analyze(evidence, { withEdits: false })));
}
