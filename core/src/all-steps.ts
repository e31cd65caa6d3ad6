/** Runs work that can be done in steps in one go, for a caller that has nothing else to do in between. */
export function allSteps<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
