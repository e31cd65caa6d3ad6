/** The loop of every command over pages: one after another, each printed as it comes, a failure is one line. */

import type { Evidence } from "@citeworthy/core/evidence";
import { ERROR_NAMES } from "@citeworthy/core/messages";
import { type Input, listInputs } from "./inputs.ts";
import type { PageOptions } from "./page-options.ts";
import { printable } from "./print/printable.ts";
import { writeError, writeOut } from "./print/write.ts";
import { openSources, type Sources } from "./sources.ts";

export type Work<Result> = {
  make(evidence: Evidence, input: Input): Result;
  /** The text for a person, without a line break at its end. */
  show(result: Result, input: Input): string;
  json(result: Result, input: Input): object;
};

/** Answers whether all succeeded. */
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
    const isExpected = error instanceof Error && EXPECTED.has(error.name);
    // What nobody foresaw costs this page only, and leaves its trace for whoever mends it.
    if (!isExpected) await writeError(`${error instanceof Error ? error.stack : error}\n`);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const EXPECTED = new Set<string>([...Object.values(ERROR_NAMES), "PageFailure", "BadConfig"]);

async function tellFailure(file: string, error: string, json: boolean): Promise<void> {
  if (json) await writeOut(`${JSON.stringify({ file, error })}\n`);
  else await writeError(`${printable(`${file}: ${error}`)}\n`);
}
