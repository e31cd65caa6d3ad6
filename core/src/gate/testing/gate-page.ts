/** For tests: a page typed as lines. "## " begins a heading, "- " an item; every other line is a paragraph. */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { type GateBlock, type GatePage, readGatePage } from "../gate-page.ts";

export function gatePage(title: string, text: string, answers: readonly string[] = []): GatePage {
  const lines = text.split("\n").map((line) => line.trim());
  const blocks = lines.filter((line) => line !== "").map(blockOf);
  return readGatePage({ title, question: title, blocks, also: [], answers, lexicon: lexiconOf(english) });
}

function blockOf(line: string, at: number): GateBlock {
  const id = `b${at}`;
  const pieces = (texts: readonly string[]) => texts.map((text, place) => ({ id: `${id}.${place}`, text }));
  if (line.startsWith("## ")) return { id, kind: "heading", level: 2, pieces: [{ id, text: line.slice(3) }] };
  if (line.startsWith("- ")) return { id, kind: "list", pieces: pieces([line.slice(2)]) };
  return { id, kind: "paragraph", pieces: pieces(splitSentences(line)) };
}
