/** What the checks look at: the page, its facts, the reading, and the pages it is compared with. */
import type { Subject } from "../audits/audit.ts";
import type { Kind, PageReading } from "../contract/reading.ts";
import type { Evidence } from "../evidence.ts";
import { once } from "../facts/once.ts";
import { quoterOf } from "../facts/text/quote.ts";
import type { PageModel } from "../page/page-model.ts";
import { readPage } from "../page/read-page.ts";
import type { AskedModel } from "../reading/asked/asked-model.ts";
import { findEntries } from "../reading/entries/find-entries.ts";
import { pageForModel } from "../reading/language-model/page-for-model.ts";
import { readingWithModel, type SaidByModel } from "../reading/language-model/with-model-reading.ts";
import { materialOf } from "../reading/material.ts";
import type { ReadingModels } from "../reading/models.ts";
import { type ReadingParts, readReading } from "../reading/read-reading.ts";
import { type RivalQuestion, type Rivals, rivalOf } from "../reading/rivals.ts";
import { keepRuledOut, withRuledOut } from "../reading/ruled-out.ts";
import { type KnownReading, withKnownReading } from "../reading/with-known-reading.ts";
import { type ReadEvidence, readEvidence } from "./read-evidence.ts";

/** A page to compare with, or why it could not be read. */
export type NamedPage = { url: string; html: string } | { url: string; problem: string };

export type Questioned = {
  /** The question to judge the page by; else the one the page asks. */
  question?: string;
  /** What kind of page to judge it as; else what the engine takes it for. */
  kind?: Kind;
  /** The sentence that answers, marked by the user. */
  answer?: string;
  /** Sentences that don't answer, by the user's word. */
  ruledOut?: readonly string[];
  /** What a connected model read, not checked yet. */
  modelReading?: SaidByModel;
  /** What is known of the same text before an edit that can't have changed it. */
  known?: KnownReading;
  /** Pages to compare with; those that could not be read are only listed in the result. */
  rivals?: readonly NamedPage[];
  /** For benchmarks: models that were not trained on the page. */
  models?: ReadingModels;
  askedModel?: AskedModel;
};

export const subjectOf = (given: Evidence, options: Questioned = {}): Subject =>
  subjectFrom(readEvidence(given), options);

/** For callers that judge the same page more than once. */
export function subjectFrom({ page, facts, evidence }: ReadEvidence, options: Questioned = {}): Subject {
  const material = once(() => materialOf(page, facts));
  const parts = once(() =>
    withRuledOut(readReading(material(), options, options.models, options.askedModel), material(), {
      texts: options.ruledOut ?? [],
      models: options.models,
      askedModel: options.askedModel,
    }),
  );
  const reading = once(() => checkedReading(parts(), page, options));
  const entries = once(() => findEntries(material(), reading()));
  return {
    page,
    facts: { ...facts, reading, readingParts: parts, entries },
    evidence,
    rivals: rivalsOf(options.rivals ?? [], evidence, () => ({
      text: reading().question,
      isMain: reading().questionBy !== "user",
    })),
    ...quoterOf(page),
  };
}

/** A page without text can't be compared. */
function rivalsOf(
  named: readonly NamedPage[],
  evidence: Evidence,
  question: () => RivalQuestion,
): Rivals | null {
  const [first, ...others] = named
    .flatMap((one) => ("html" in one ? [readPage(one.html, one.url)] : []))
    .filter((page) => page.text.trim() !== "")
    .map((page) => rivalOf(page, evidence, question()));
  return first ? [first, ...others] : null;
}

function checkedReading(
  { reading }: ReadingParts,
  page: PageModel,
  { modelReading, known }: Questioned,
): PageReading {
  const read = modelReading
    ? keepRuledOut(readingWithModel(reading, modelReading, pageForModel(page)), reading)
    : reading;
  return known ? withKnownReading(read, known, page) : read;
}
