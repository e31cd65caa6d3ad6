/** Expected start-up failures are reported as one sentence for the operator; bugs keep their stack trace. */
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
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`;
  if (code === "EACCES" && port !== null && port < 1024)
    return `Port ${port} requires higher privileges. Set PORT to a number above 1023.`;
  return EXPECTED.has(error.name) ? error.message : (error.stack ?? error.message);
}
