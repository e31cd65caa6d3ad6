/** Runs one command of the program and sets the exit status. */
import type { Command } from "./command.ts";
import { EXIT, EXIT_USAGE } from "./exit-status.ts";
import { nodeProblem } from "./node-version.ts";
import { printable } from "./print/printable.ts";
import { isClosedPipe } from "./print/write.ts";
import { UsageError } from "./usage-error.ts";
import { version } from "./version.ts";

/** Commands are loaded on demand, so that reading pages does not load the database code. */
export type Commands = Record<string, () => Promise<Command>>;
/** `call`: how people start the program, for the usage text. */
type Program = { call: string; commands: Commands };

/** The exit status that shells report when the reader of the output has closed the pipe. */
const CLOSED_PIPE = 141;

async function usage({ call, commands: all }: Program): Promise<string> {
  const commands = await Promise.all(Object.values(all).map((load) => load()));
  return [
    `Usage: ${call} COMMAND, or COMMAND --help, or --version`,
    ...commands.map((command) => command.usage),
    EXIT_USAGE,
  ].join("\n\n");
}

async function unknown(program: Program, name: string): Promise<string> {
  if (name === "") return usage(program);
  const known = Object.keys(program.commands).join(", ");
  return printable(`There is no command ${name}: ${known}. ${program.call} --help describes them.`);
}

const HELP = new Set(["help", "--help", "-h"]);
const isAsked = (flags: Set<string>, args: string[]) => args.some((arg) => flags.has(arg));

/** Words after `--` are pages, even if they look like flags. */
const flagsOf = (args: string[]) => args.slice(0, args.indexOf("--") < 0 ? undefined : args.indexOf("--"));

async function main(program: Program, [name = "", ...args]: string[]): Promise<number> {
  if (HELP.has(name)) return say(await usage(program));
  if (name === "--version") return say(version());
  const load = Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
  if (!load) throw new UsageError(await unknown(program, name));
  const command = await load();
  // Before the command itself, because it may need a database or a file.
  if (isAsked(new Set(["--help", "-h"]), flagsOf(args))) return say(`${command.usage}\n\n${EXIT_USAGE}`);
  if (isAsked(new Set(["--version"]), flagsOf(args))) return say(version());
  return command.run(args);
}

function say(text: string): number {
  console.log(text);
  return EXIT.ok;
}

export async function runProgram(program: Program): Promise<void> {
  const problem = nodeProblem(process.versions.node);
  if (problem !== null) {
    console.error(problem);
    process.exitCode = EXIT.failed;
    return;
  }
  try {
    process.exitCode = await main(program, process.argv.slice(2));
  } catch (error) {
    if (isClosedPipe(error)) process.exitCode = CLOSED_PIPE;
    else {
      // An expected failure is one sentence; a bug keeps its stack.
      const isBug =
        error instanceof Error && /^(Error|TypeError|RangeError|ReferenceError)$/.test(error.name);
      console.error(error instanceof Error ? (isBug ? error.stack : error.message) : String(error));
      process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failed;
    }
  }
}
