/** Why one page of a call failed; the other pages continue. */
export class PageFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PageFailure";
  }
}
