export const RUNNER_UP_WEIGHTS = ``;
