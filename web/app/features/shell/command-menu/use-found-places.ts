/** Asks the server for projects and analyses after each pause in typing. */
import type { FoundPlaces } from "@citeworthy/core/projects/found-places";
import { useEffect, useState } from "react";
import { textIn } from "../../../calls/post-json.ts";
import { NOTHING_FOUND } from "./menu-groups.ts";

/** Shorter than people notice, longer than a quick typist needs for a letter. */
const PAUSE_MS = 150;
const NOT_SEARCHED = "Projects and analyses could not be searched. Pages and actions are still listed.";

/** `text`: what was asked. `problem`: why there is no answer. */
type Answer = { text: string; found: FoundPlaces; problem: string | null };

async function ask(text: string, signal: AbortSignal): Promise<Answer> {
  try {
    const query = new URLSearchParams({ text });
    const response = await fetch(`/api/find?${query}`, { credentials: "same-origin", signal });
    const body: unknown = await response.json();
    if (response.ok) return { text, found: body as FoundPlaces, problem: null };
    return { text, found: NOTHING_FOUND, problem: textIn(body) ?? NOT_SEARCHED };
  } catch {
    return { text, found: NOTHING_FOUND, problem: NOT_SEARCHED };
  }
}

export function useFoundPlaces(typed: string) {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const start = async () => {
      const next = await ask(text, request.signal);
      if (!request.signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(start, text === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);
  const isAnswer = answer?.text === text;
  return { found: answer?.found ?? NOTHING_FOUND, isAnswer, problem: isAnswer ? answer.problem : null };
}
