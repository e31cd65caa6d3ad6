/** The log: one JSON object per line on standard output. Whatever looks like a secret is hidden. */
import type { Fields, Log } from "../../ports/runtime/log.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;
type Level = (typeof LEVELS)[number];
const SECRET_NAME = /passw|secret|token|cookie|authorization|api.?key|credential/i;
/** Paths and the text of a failed query are foreign and of any length. */
const MAX_CHARACTERS = 10_000;
const CUT = " [cut]";
/**
 * Each pattern's first group stays. Tokens are part of some paths: of a password reset, a shared result, a client's report,
 * an unsubscribe link. Each begins with a sign that the rest of it can't pass, so that any text is read in one pass.
 */
const SECRETS_IN_TEXT = [
  // The sign that ends a password may be cut off.
  /(:\/\/[^\s:@/]+:)[^\s@/]+(?=@| \[cut\]$)/g,
  /(\/(?:reset-password|r|client|unsubscribe)\/)[^\s/?#"']+/g,
  /([?&][a-z_]*token=)[^\s&#"']+/gi,
  // The database driver lists the values of a failed query, which may be tokens or personal data.
  /(\nparams: )[\s\S]+/,
];
const MAX_DEPTH = 5;

function describeError(error: Error): Fields {
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...(stack && { stack: withoutMessage(stack, message) }),
    ...(cause !== undefined && { cause }),
  };
}

/** A stack begins with the message, and a long one would leave no room for the calls. */
function withoutMessage(stack: string, message: string): string {
  const at = stack.indexOf(`${message}\n`);
  return at < 0 ? stack : stack.slice(at + message.length).trim();
}

function hideSecrets(text: string): string {
  const beginning = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
  return SECRETS_IN_TEXT.reduce((hidden, secret) => hidden.replace(secret, "$1[hidden]"), beginning);
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return hideSecrets(value);
  if (value instanceof Date) return value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  const fields = value instanceof Error ? describeError(value) : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      SECRET_NAME.test(name) ? "[hidden]" : clean(field, depth + 1),
    ]),
  );
}

export function jsonLines(
  level: Level | "silent",
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const lowest = level === "silent" ? LEVELS.length : LEVELS.indexOf(level);
  const writer =
    (at: Level) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(at) < lowest) return;
      const line = {
        at: new Date().toISOString(),
        level: at,
        event: hideSecrets(event),
        ...(clean(fields, 0) as Fields),
      };
      write(`${JSON.stringify(line)}\n`);
    };
  return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}
