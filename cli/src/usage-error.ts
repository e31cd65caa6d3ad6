/** The command was called in a way it does not know; its message says how it is called. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
