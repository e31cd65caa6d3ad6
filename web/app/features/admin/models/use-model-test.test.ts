import { expect, test } from "vitest";
import { runTest } from "./use-model-test.ts";

const FAILED = {
  kind: "failed",
  at: "2026-11-17T09:00:00.000Z",
  model: "m",
  text: "No.",
  fix: "Do.",
} as const;

const answering = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(out) {
        for (const piece of pieces) out.enqueue(new TextEncoder().encode(piece));
        out.close();
      },
    }),
  );

async function run(answer: Response) {
  const steps: string[] = [];
  const signal = new AbortController().signal;
  const onStep = (step: string) => void steps.push(step);
  const ended = await runTest({ engine: "openai" }, { signal, onStep, send: async () => answer });
  return { steps, ended };
}

test("steps and the result are read however the lines are cut, and empty lines are signs of life", async () => {
  const lines = `{"step":"connect"}\n\n{"step":"read"}\n${JSON.stringify({ test: FAILED })}\n`;
  for (const cut of [1, 7, 25, lines.length])
    expect(await run(answering(lines.slice(0, cut), lines.slice(cut)))).toEqual({
      steps: ["connect", "read"],
      ended: { kind: "done", test: FAILED },
    });
});

test("a test that could not be made, a refusal and a cut connection are problems in words", async () => {
  expect((await run(answering('{"step":"connect"}\n{"error":"Please wait."}\n'))).ended).toEqual({
    kind: "problem",
    text: "Please wait.",
  });
  expect((await run(Response.json({ error: "Too many." }, { status: 429 }))).ended).toEqual({
    kind: "problem",
    text: "Too many.",
  });
  expect((await run(answering('{"step":"connect"}\n'))).ended).toMatchObject({
    kind: "problem",
    text: expect.stringContaining("connection was lost"),
  });
});
