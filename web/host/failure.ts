/** A start that cannot succeed ends with a sentence for the operator; a bug keeps its stack. */
const EXPECTED = new Set([
  "BadConfig",
  "DataDirInUse",
  "DatabaseUnreadable",
  "DatabaseUnreachable",
  "CannotStart",
]);

export class CannotStart extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "CannotStart";
  }
}

export function explainStartFailure(error: unknown, port: number | null): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the program that has it, or set PORT to another one.`;
  if (code === "EACCES" && port !== null && port < 1024)
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  return EXPECTED.has(error.name) ? error.message : (error.stack ?? error.message);
}
