/**
 * Collects the errors of one rendering. Errors from before the response are reported when it begins. If it never begins, the
 * caller gets the error and reports it.
 */
export function renderFailures(tell: (error: unknown) => void) {
  const early: unknown[] = [];
  let isAnswered = false;
  return {
    note(error: unknown): void {
      if (isAnswered) tell(error);
      else early.push(error);
    },
    answered(): void {
      isAnswered = true;
      for (const error of early) tell(error);
    },
  };
}
