/** The loop of every command over pages: one page after another, each printed when it is done; a failure is one line. */

import type { Evidence } from "@citeworthy/core/evidence";
import { ERROR_NAMES } from "@citeworthy/core/messages";
import { type Input, listInputs } from "./inputs.ts";
import type { PageOptions } from "./page-options.ts";
import { printable } from "./print/printable.ts";
import { writeError, writeOut } from "./print/write.ts";
import { openSources, type Sources } from "./sources.ts";

export type Work<Result> = {
  make(evidence: Evidence, input: Input): Result;
  /** The text for people, without a trailing line break. */
  show(result: Result, input: Input): string;
  json(result: Result, input: Input): object;
};

/** Returns whether all pages succeeded. */
export async function eachPage<Result>(options: PageOptions, work: Work<Result>): Promise<boolean> {
  const sources = openSources(options);
  let failures = 0;
  let shown = 0;
  try {
    for await (const input of listInputs(options)) {
      const made = await attempt(sources, input, work);
      if ("error" in made) {
        failures++;
        await tellFailure(input.name, made.error, options.json);
      } else if (options.json) {
        await writeOut(`${JSON.stringify(work.json(made.result, input))}\n`);
      } else {
        await writeOut(`${shown++ > 0 ? "\n\n" : ""}${work.show(made.result, input)}\n`);
      }
    }
  } finally {
    await sources.close();
  }
  return failures === 0;
}

async function attempt<Result>(
  sources: Sources,
  input: Input,
  work: Work<Result>,
): Promise<{ result: Result } | { error: string }> {
  try {
    return { result: work.make(await sources.read(input), input) };
  } catch (error) {
    // An unforeseen error costs this page only; its stack helps to fix it.
    if (!isExpectedFailure(error)) await writeError(`${error instanceof Error ? error.stack : error}\n`);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const EXPECTED = new Set<string>([...Object.values(ERROR_NAMES), "PageFailure", "BadConfig"]);

/** A failure that has a sentence for the user; anything else is a bug. */
export const isExpectedFailure = (error: unknown): error is Error =>
  error instanceof Error && EXPECTED.has(error.name);

async function tellFailure(file: string, error: string, json: boolean): Promise<void> {
  if (json) await writeOut(`${JSON.stringify({ file, error })}\n`);
  else await writeError(`${printable(`${file}: ${error}`)}\n`);
}
