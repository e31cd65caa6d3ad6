/** 200 answers about the pages of the scripted world, written as five vendors write them, with the truth of every claim. */
import type { KeptAnswer, KeptCitation } from "../../visibility/answers/kept-answer.ts";
import type { Span } from "../../visibility/answers/mentions.ts";
import type { EngineId } from "../../visibility/engines.ts";
import type { MonitoredEngine } from "../../visibility/ratings.ts";
import { steadyChance } from "./chance.ts";
import type { WorldPage } from "./world-pages.ts";
import type { WorldFact } from "./world-topics.ts";

export type WorldClaim = {
  /** Without marks and Markdown. */
  text: string;
  fact: WorldFact;
  value: string;
  /** It says more than any page does. */
  isMore: boolean;
  /** Positions of the sources that it cites. */
  cites: number[];
};

export type WorldAnswer = {
  vendor: EngineId;
  query: string;
  kept: KeptAnswer;
  /** In the order of the text. */
  claims: WorldClaim[];
};

export type Truth = {
  verdict: "supported" | "partly" | "not_supported";
  /** The page's words about the fact; null where it has none. */
  words: string | null;
};

/** What a page says about a claim, by what both were made from. */
export function truthOf({ fact, value, isMore }: WorldClaim, page: WorldPage): Truth {
  const stated = page.says[fact.id];
  if (!stated) return { verdict: "not_supported", words: null };
  if (stated.value !== value) return { verdict: "not_supported", words: stated.words };
  return { verdict: isMore ? "partly" : "supported", words: stated.words };
}

const ANSWERS_PER_TOPIC = 25;
const VENDORS: readonly EngineId[] = ["perplexity", "openai", "gemini", "anthropic", "compatible"];
/** Engines that aren't monitored speak through one that is. */
const MONITORED_AS: Record<EngineId, MonitoredEngine> = {
  perplexity: "perplexity",
  openai: "openai",
  gemini: "gemini",
  anthropic: "gemini",
  compatible: "openai",
};

/** Shares of what an answer says: true of the page it cites, a wrong value, more than the page says, uncited. */
const WRONG_SHARE = 0.2;
const MORE_SHARE = 0.08;
const UNCITED_SHARE = 0.1;

export function worldAnswers(pages: readonly WorldPage[]): WorldAnswer[] {
  const chance = steadyChance(97);
  const byTopic = [...Map.groupBy(pages, ({ topic }) => topic).values()];
  return byTopic.flatMap((own) =>
    Array.from({ length: ANSWERS_PER_TOPIC }, (_, at) => buildAnswer(own, at, chance)),
  );
}

type Line = { text: string; claim: WorldClaim | null };

function buildAnswer(pages: readonly WorldPage[], at: number, chance: () => number): WorldAnswer {
  const [first] = pages as [WorldPage];
  const { topic } = first;
  const vendor = VENDORS[at % VENDORS.length] as EngineId;
  const pick = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)] as One;
  const listed = shuffled(pages, chance).slice(0, 3 + Math.floor(chance() * 3));
  const citable = listed.slice(0, Math.max(2, listed.length - 1));
  const facts = shuffled(topic.facts, chance).slice(0, 4 + Math.floor(chance() * 3));
  const lines: Line[] = facts.map((fact) => {
    const page = pick(citable);
    const claim = claimFrom(fact, page, { position: listed.indexOf(page) + 1, pick, chance });
    return { text: claim.text, claim };
  });
  const chatter = shuffled(topic.chatter, chance);
  const all: Line[] = [
    { text: `## ${topic.sites[0]?.title ?? ""}`, claim: null },
    ...lines,
    { text: chatter[0] ?? "", claim: null },
  ];
  const { text, spans } = written(all, vendor, { listed, chance });
  return {
    vendor,
    query: topic.query,
    kept: {
      engine: MONITORED_AS[vendor],
      sample: at + 1,
      failure: null,
      answer: {
        model: `${vendor}-scripted`,
        text,
        searched: true,
        attribution: null,
        citations: citationsOf(listed, spans, vendor),
      },
    },
    claims: lines.flatMap(({ claim }) => (claim ? [claim] : [])),
  };
}

type Choose = { position: number; pick: <One>(list: readonly One[]) => One; chance: () => number };

function claimFrom(fact: WorldFact, page: WorldPage, { position, pick, chance }: Choose): WorldClaim {
  const values = Object.keys(fact.says);
  const stated = page.says[fact.id]?.value;
  const others = values.filter((one) => one !== stated);
  const isWrong = stated === undefined || chance() < WRONG_SHARE;
  const value = isWrong ? pick(others) : stated;
  const words = fact.says[value] ?? { page: [], claim: [] };
  const isMore = words.more !== undefined && chance() < MORE_SHARE * 2;
  const text = pick(isMore ? (words.more ?? []) : words.claim);
  return { text, fact, value, isMore, cites: chance() < UNCITED_SHARE ? [] : [position] };
}

type Places = { at: number; span: Span }[];

/** Vendors mark what they cite in five ways; `at` is the place of the source in the list. */
function written(
  lines: readonly Line[],
  vendor: EngineId,
  { listed, chance }: { listed: readonly WorldPage[]; chance: () => number },
): { text: string; spans: Places } {
  const spans: Places = [];
  const isList = chance() < 0.5;
  let text = "";
  for (const { text: words, claim } of lines) {
    const lead = claim && isList ? "- " : "";
    const bold = claim && isList && chance() < 0.3 ? words.replace(/\S+$/, (last) => `**${last}**`) : words;
    const start = text.length + lead.length;
    text += lead + bold;
    const end = text.length;
    for (const position of claim?.cites ?? []) {
      const at = position - 1;
      const page = listed[at];
      if (vendor === "gemini" || vendor === "anthropic") spans.push({ at, span: { start, end } });
      else {
        const mark =
          vendor === "perplexity" ? `[${position}]` : ` ([${page?.host}](${page?.url}?utm_source=openai))`;
        spans.push({ at, span: { start: text.length, end: text.length + mark.length } });
        text += mark;
      }
    }
    text += !claim || isList ? "\n" : " ";
    if (!claim && !isList) text += "\n";
  }
  return { text: text.trimEnd(), spans };
}

function citationsOf(listed: readonly WorldPage[], spans: Places, vendor: EngineId): KeptCitation[] {
  const all = listed.map((page, at): KeptCitation => {
    const own = spans.filter((one) => one.at === at).map(({ span }) => span);
    return {
      url: page.url,
      host: page.host,
      title: page.title,
      position: at + 1,
      cited: own.length > 0,
      spans: own,
    };
  });
  // A server of the chat completions format names only what it cites.
  return vendor === "compatible" ? all.filter(({ cited }) => cited) : all;
}

function shuffled<One>(list: readonly One[], chance: () => number): One[] {
  return list
    .map((one) => ({ one, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ one }) => one);
}
