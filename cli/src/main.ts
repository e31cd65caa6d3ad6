/** The product from a terminal: the same use-cases as the web. */
// First, because other modules read it when they load.
import "@citeworthy/server/identity";
import type { Command } from "./command.ts";
import { isClosedPipe } from "./print/write.ts";
import { UsageError } from "./usage-error.ts";

/** Commands are loaded on demand, so that reading pages does not load the database code. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  analyze: async () => (await import("./commands/analyze.ts")).analyze,
  extract: async () => (await import("./commands/extract.ts")).extract,
  article: async () => (await import("./commands/article.ts")).article,
  rank: async () => (await import("./commands/rank.ts")).rank,
  admin: async () => (await import("./commands/admin.ts")).admin,
};

/** The exit status that shells report when the reader of the output has closed the pipe. */
const CLOSED_PIPE = 141;

async function usage(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return ["Usage: npm run --silent cli -- COMMAND", ...commands.map((command) => command.usage)].join("\n\n");
}

async function main([name = "", ...args]: string[]): Promise<number> {
  if (name === "help" || name === "--help") {
    console.log(await usage());
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new UsageError(await usage());
  const command = await load();
  return command.run(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (isClosedPipe(error)) process.exitCode = CLOSED_PIPE;
  else {
    // An expected failure is one sentence; a bug keeps its stack.
    const isBug = error instanceof Error && /^(Error|TypeError|RangeError|ReferenceError)$/.test(error.name);
    console.error(error instanceof Error ? (isBug ? error.stack : error.message) : String(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
