/** Why one page of a call came to nothing; the others go on. */
export class PageFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PageFailure";
  }
}
