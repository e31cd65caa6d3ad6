/** What the AI vendors on loopback say: a reading that the page confirms, no edits, and answers that cite the monitored page. */
import type { Director } from "../../../server/src/adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../../server/src/adapters/ai/testing/script.ts";
import { modelReading } from "../../../server/src/testing/model-reading.ts";

const json = (value: unknown): Script => ({ say: "json", value });

/** A reading counts only if it quotes the page. */
function readingOf(prompt: string): Script {
  const page = prompt.slice(prompt.lastIndexOf("<page>"));
  const sentence = /(?<=[.!] |n)[A-Z][A-Za-z ,]{60,200}\./.exec(page)?.[0] ?? "";
  const edition = /edition (\d+)/.exec(page)?.[1] ?? "";
  return json(
    modelReading({
      question: `What does edition ${edition} say about answers and pages?`,
      answer: { sentences: [sentence], isList: false, items: [] },
    }),
  );
}

export const questionOf = (number: number) => `which page explains topic ${number} best`;

function answerOf(prompt: string, pageUrl: (path: string) => string): Script {
  const number = /topic (\d+)/.exec(prompt)?.[1] ?? "0";
  return {
    say: "answer",
    statements: [
      { text: "An answer engine cites pages that give the answer early. ", cites: [1] },
      { text: "It also cites pages that show where a number comes from.", cites: [2] },
    ],
    sources: [
      { url: pageUrl(`/own/${number}`), title: "The page that is monitored" },
      { url: pageUrl(`/source/${number}`), title: "Another page" },
    ],
  };
}

export const answersOfVendors =
  (pageUrl: (path: string) => string): Director =>
  ({ body, prompt }) => {
    const sent = JSON.stringify(body);
    if (sent.includes("page_reading")) return readingOf(prompt);
    if (sent.includes("page_edits")) return json({ edits: [] });
    if (sent.includes('"verdicts"')) return json({ verdicts: [] });
    return answerOf(prompt, pageUrl);
  };
