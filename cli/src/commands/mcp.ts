/** `mcp`: the local engine for assistants, over standard input and output. Needs no account. */
import { serveOverStdio } from "@citeworthy/server/mcp";
import type { Command } from "../command.ts";
import { EXIT } from "../exit-status.ts";
import { currentFolder } from "../inputs/inputs.ts";
import { BASE_URL_FLAGS, baseUrlOf, parseFlags } from "../inputs/page-options.ts";
import { openSources } from "../inputs/sources.ts";
import { localBench } from "../mcp-bench.ts";
import { printable } from "../print/printable.ts";
import { writeError } from "../print/write.ts";
import { UsageError } from "../usage-error.ts";
import { version } from "../version.ts";

const USAGE = `mcp                          serve the local engine to an assistant (Model Context Protocol on stdio)
  --root DIR       the folder whose files may be analyzed; the current directory if not given
  --base-url URL   where the folder is published; a file's URL is its canonical link, else URL with its path
  --offline        do not use the network`;
const FLAGS = { offline: { type: "boolean", default: false }, ...BASE_URL_FLAGS } as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, FLAGS, USAGE);
  if (positionals.length > 0) throw new UsageError(`mcp takes no pages.\n\n${USAGE}`);
  const sources = openSources({ offline: values.offline, now: null });
  const { baseUrl, root } = baseUrlOf(values);
  try {
    await serveOverStdio(localBench({ sources, baseUrl, root: root ?? currentFolder() }), version(), {
      input: process.stdin,
      output: process.stdout,
      onProblem: (error) => void writeError(`${printable(error.message)}\n`),
    });
  } finally {
    await sources.close();
  }
  return EXIT.ok;
}

export const mcp: Command = { usage: USAGE, run };
