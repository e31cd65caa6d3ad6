/** The loop of every command over pages: one page after another, each printed when it is done; a failure is one line. */

import type { Evidence } from "@citeworthy/core/evidence";
import { ERROR_NAMES } from "@citeworthy/core/messages";
import type { PageFormat } from "./formats/format.ts";
import { type Input, listInputs } from "./inputs/inputs.ts";
import type { PageOptions } from "./inputs/page-options.ts";
import { openSources, type Sources } from "./inputs/sources.ts";
import { printable } from "./print/printable.ts";
import { writeError, writeOut } from "./print/write.ts";

export type Work<Result> = {
  make(evidence: Evidence, input: Input): Result;
  /** The text for people, without a trailing line break. */
  show(result: Result, input: Input): string;
  json(result: Result, input: Input): object;
};

/** The same with a format that may write everything at the end. */
type FormattedWork<Result> = { make: Work<Result>["make"]; format: PageFormat<Result> };

/** Returns whether all pages succeeded. */
export async function eachPage<Result>(options: PageOptions, work: Work<Result>): Promise<boolean> {
  let shown = 0;
  const asText = (result: Result, input: Input) =>
    `${shown++ > 0 ? "\n\n" : ""}${work.show(result, input)}\n`;
  return eachFormatted<{ result: Result; input: Input }>(options, {
    make: (evidence, input) => ({ result: work.make(evidence, input), input }),
    format: {
      page: ({ result, input }) =>
        options.json ? `${JSON.stringify(work.json(result, input))}\n` : asText(result, input),
      failure: (file, error) => (options.json ? `${JSON.stringify({ file, error })}\n` : null),
      end: () => "",
    },
  });
}

/** Returns whether all pages succeeded. */
export async function eachFormatted<Result>(
  options: PageOptions,
  { make, format }: FormattedWork<Result>,
): Promise<boolean> {
  const sources = openSources(options);
  let failures = 0;
  try {
    for await (const input of listInputs(options, sources)) {
      const made = await attempt(sources, input, make);
      if ("error" in made) {
        failures++;
        const line = format.failure(input.name, made.error);
        if (line === null) await writeError(`${printable(`${input.name}: ${made.error}`)}\n`);
        else await writeOut(line);
      } else await writeOut(format.page(made.result));
    }
    await writeOut(format.end());
  } finally {
    await sources.close();
  }
  return failures === 0;
}

async function attempt<Result>(
  sources: Sources,
  input: Input,
  make: Work<Result>["make"],
): Promise<{ result: Result } | { error: string }> {
  try {
    return { result: make(await sources.read(input), input) };
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
