/** Runs the test of a model and follows its steps. The server sends a line of JSON for each step, and the result last. */
import type { ModelTest, TestStep } from "@citeworthy/core/product/models/model-test";
import { useEffect, useRef, useState } from "react";
import { textIn } from "../../../calls/post-json.ts";
import { unsentText } from "../../../connection/unsent-text.ts";

export type WhichModel = { engine: string } | { baseUrl: string; model: string };
export type TestState =
  | { kind: "idle" }
  | { kind: "running"; step: TestStep; since: number }
  | { kind: "done"; test: ModelTest }
  /** The test itself could not be made. */
  | { kind: "problem"; text: string };
type Line = { step: TestStep } | { test: ModelTest } | { error: string };

const CUT_OFF = "The connection was lost before the test was over. Please test again.";

export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as Line;
  }
}

type Ask = (which: WhichModel, signal: AbortSignal) => Promise<Response>;

const ask: Ask = (which, signal) =>
  fetch("/api/admin/ai-models/test", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", Accept: "application/x-ndjson" },
    body: JSON.stringify(which),
    signal,
  });

/** Tells each step to `onStep` and returns how it ended. */
export async function runTest(
  which: WhichModel,
  { signal, onStep, send = ask }: { signal: AbortSignal; onStep: (step: TestStep) => void; send?: Ask },
): Promise<TestState> {
  const answer = await send(which, signal);
  if (!answer.ok || !answer.body)
    return { kind: "problem", text: textIn(await answer.json().catch(() => null)) ?? CUT_OFF };
  for await (const line of linesOf(answer.body)) {
    if ("step" in line) onStep(line.step);
    else if ("test" in line) return { kind: "done", test: line.test };
    else return { kind: "problem", text: line.error };
  }
  return { kind: "problem", text: CUT_OFF };
}

/** `onEnd`: called after each test, because its result is stored. */
export function useModelTest(onEnd: () => void) {
  const [state, setState] = useState<TestState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(which: WhichModel) {
    running.current?.abort();
    const stopping = new AbortController();
    running.current = stopping;
    const since = Date.now();
    const onStep = (step: TestStep) => setState({ kind: "running", step, since });
    onStep("connect");
    try {
      const ended = await runTest(which, { signal: stopping.signal, onStep });
      if (stopping.signal.aborted) return;
      setState(ended);
    } catch (error) {
      if (stopping.signal.aborted) return;
      setState({ kind: "problem", text: unsentText(error) });
    }
    onEnd();
  }
  const stop = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start, stop };
}
