/** For tests: what an edit looks at, with verdicts set by hand, so that no test depends on what the reading has learned. */
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { Kind, PageReading } from "../../contract/reading.ts";
import { type ArticleEditContext, contextOf } from "../edits/context.ts";
import { readArticleSource } from "../source/article-source.ts";

type Said = { kind: Kind; checks?: Partial<PageReading["checks"]>; answering?: readonly string[] };

/** `answering`: sentences that the reading takes for good answers; all others are beside the point. */
export function contextWith(html: string, { kind, checks = {}, answering = [] }: Said): ArticleEditContext {
  const subject = subjectOf(evidenceOf(html, { url: "https://garden.example/rain-barrel" }), { kind });
  const source = readArticleSource(subject);
  const context = source && contextOf(subject, source);
  if (!context) throw new Error("nothing to write from");
  const sentences = context.sentences.map((one) => {
    if (!one.candidate) return one;
    const isAnswer = answering.includes(one.text);
    const chances = {
      chosen: isAnswer ? 0.4 : 0,
      verified: isAnswer ? 0.6 : 0,
      neverQuote: isAnswer ? 0.05 : 0.3,
    };
    return { ...one, candidate: { ...one.candidate, ...chances } };
  });
  const { reading } = context;
  return { ...context, sentences, reading: { ...reading, checks: { ...reading.checks, ...checks } } };
}
