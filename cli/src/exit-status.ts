/** How the program ends, for scripts. Nothing else may use 1, so that a build can tell a low score from a failure. */
export const EXIT = {
  ok: 0,
  /** A score is below `--fail-under`, or a problem is not in the baseline. */
  belowThreshold: 1,
  /** The arguments are wrong. */
  usage: 2,
  /** A page, a line or the data could not be read, or the program failed. */
  failed: 3,
} as const;

export const EXIT_USAGE = `Exit status: 0 all succeeded; 1 a score is below --fail-under, or a problem is new; 2 wrong arguments; 3 something could not be read`;
