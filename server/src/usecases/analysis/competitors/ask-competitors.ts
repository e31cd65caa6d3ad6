/** Asks the engines whom they cite for a page's question: three sources from Perplexity, two from ChatGPT, each with its sentence. */
import type { AnalysisResult, Enhancement } from "@citeworthy/core/contract";
import { siteOf } from "@citeworthy/core/page/site-of";
import { answerSentences, sentencesAt } from "@citeworthy/core/visibility/answers/answer-sentences";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { AnswerEngine, Citation, EngineAnswer } from "../../../ports/ai/answer-engine.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { addReferences } from "./add-references.ts";

type Needs = { engines: AnswerEngine[]; log: Log };
type Request = { jobId: string; userId: string; result: AnalysisResult; question: string };

const TABS = [
  { id: "perplexity", tab: "perplexity", most: 3 },
  { id: "openai", tab: "chatgpt", most: 2 },
] as const;
const ONE_DAY = 24 * 3600;
const LONGEST_WORDS = 240;

export async function askCompetitors({ engines, log }: Needs, request: Request): Promise<AnalysisResult> {
  const asked = TABS.flatMap((tab) => {
    const engine = engines.find(({ id, searches }) => id === tab.id && searches);
    return engine ? [{ ...tab, engine }] : [];
  });
  if (asked.length === 0) return request.result;
  const answered = await Promise.all(
    asked.map(async ({ engine, tab, most }) =>
      referencesOf(await ask(engine, log, request), { tab, most, request }),
    ),
  );
  return addReferences(request.result, answered.flat());
}

async function ask(engine: AnswerEngine, log: Log, { jobId, userId, question }: Request) {
  try {
    return await engine.ask({
      query: question,
      spending: { purpose: "competitors", requestId: jobId, userId },
      cache: { key: `competitors:${question}`, seconds: ONE_DAY },
    });
  } catch (error) {
    log.warn("an engine did not respond about competitors", { jobId, engine: engine.id, error });
    return null;
  }
}

type Tab = (typeof TABS)[number]["tab"];

function referencesOf(
  answer: EngineAnswer | null,
  { tab, most, request }: { tab: Tab; most: number; request: Request },
): Enhancement[] {
  if (!answer?.searched) return [];
  const own = siteOf(request.result.url);
  const seen = new Set<string>();
  return answer.citations
    .filter(
      (citation) =>
        citation.cited && siteOf(citation.url) !== own && !seen.has(citation.url) && seen.add(citation.url),
    )
    .slice(0, most)
    .map((citation) => ({
      link: citation.url,
      reason: reasonOf(answer, citation, request.question),
      engine: tab,
      provenance: "measured" as const,
      role: "competitor" as const,
    }));
}

/** Exactly two lines: how often it was cited, and the sentence that cites it. */
function reasonOf(answer: EngineAnswer, citation: Citation, question: string): string {
  const name = ENGINE_NAMES[answer.engine];
  const times = Math.max(1, citation.spans.length);
  const first = `${name} cited this page ${times === 1 ? "once" : `${times} times`} when asked “${oneLine(question)}”.`;
  const span = citation.spans[0];
  const words = oneLine(span ? sentencesAt(answerSentences(answer.text), span) : (citation.snippet ?? ""));
  const second = words
    ? `Where it is cited: “${words}”`
    : `Its title: ${oneLine(citation.title ?? citation.host)}.`;
  return `${first}\n${second}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_WORDS);
