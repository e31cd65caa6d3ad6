/** The product from a terminal: the same use-cases as the web. */
import { ADMIN_USAGE, admin } from "./commands/admin.ts";
import { UsageError } from "./usage-error.ts";

/** Each command answers with its exit status. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = { admin };
const USAGE = `Usage: npm run --silent cli -- COMMAND\n\n${ADMIN_USAGE}`;

const [name = "", ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(USAGE);
  process.exitCode = await command(args);
} catch (error) {
  // An expected failure is one sentence; a bug keeps its stack.
  const isBug = error instanceof Error && /^(Error|TypeError|RangeError|ReferenceError)$/.test(error.name);
  console.error(error instanceof Error ? (isBug ? error.stack : error.message) : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
