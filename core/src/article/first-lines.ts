/** How an article opens: each part can be lifted by itself, so each says of what it speaks, and none says it twice. */
import { coverage } from "../facts/query.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import type { Lead } from "./choose-lead.ts";
import { statementOf } from "./headline.ts";
import { linksOf } from "./key-figures.ts";
import { linkedWords } from "./linked-words.ts";
import type { Material } from "./material.ts";
import { type Part, plain, type Words } from "./parts.ts";
import { runInSubject, subjectOfTitle } from "./run-in-subject.ts";
import type { SourceSentence } from "./source-text.ts";
import { toldByParts } from "./told-by-parts.ts";
import { topicName } from "./topic-words.ts";

/** With so much of the title in one sentence, it is told; in one heading, it is named. */
const TELLS_IT = 0.85;
const NAMED_BY_HEADING = 0.5;
const SHORT_NAME = 8;

/** Lifted with its heading, a summary should say of what; where no heading of the author's does, this one may. */
export function summaryHeading(material: Material, others: readonly Part[]): string {
  const { labels, facts } = material;
  const covered = (text: string) => coverage(facts.query(), new Set(contentStems(wordsOf(text))));
  const isNamed = others.some(
    (part) =>
      (part.kind === "heading" && covered(part.text) >= NAMED_BY_HEADING) ||
      (part.kind === "paragraph" && part.words[0]?.isStrong === true),
  );
  const subject = isNamed ? null : subjectOfTitle(material);
  const name = subject !== null && wordsOf(subject).length <= SHORT_NAME ? subject : topicName(material);
  return name === null || isNamed ? labels.takeaways : `${labels.takeaways}: ${name}`;
}

/** A summary that is lifted by itself says the news, where the first lines come to it another way. */
export function untoldHeadline({ title, facts, language }: Material, { description, answer }: Lead): Words[] {
  const query = facts.query();
  const told = [description ?? "", ...answer.map((one) => one.text)].map((text) =>
    coverage(query, new Set(contentStems(wordsOf(text)))),
  );
  const news = language === "en" ? statementOf(title) : null;
  if (news === null || Math.max(...told) >= TELLS_IT) return [];
  return [plain(/[.!?…]["”’)]*$/.test(news) ? news : `${news}.`)];
}

export function leadParts({ description, answer, definition }: Lead, material: Material): Part[] {
  const said = ([first, ...more]: readonly SourceSentence[], before: Words = []): Part[] => {
    if (!first) return [];
    const text = [first, ...more].map((one) => one.text).join(" ");
    return [{ kind: "paragraph", words: [...before, ...linkedWords(text, linksOf(material, first))] }];
  };
  const parts = toldByParts(material);
  const label = parts ? null : runInSubject(material, description ?? answer[0]?.text ?? null);
  const run: Words = label ? [{ text: `${label}:`, isStrong: true }] : [];
  return [
    ...(parts
      ? [
          {
            kind: "paragraph",
            words: [{ text: `${parts.subject}:`, isStrong: true }, { text: parts.parts }],
          } as const,
        ]
      : []),
    ...(description ? [{ kind: "paragraph", words: [...run, ...plain(description)] } as const] : []),
    ...said(answer, description ? [] : run),
    ...said(definition ? [definition] : []),
  ];
}
