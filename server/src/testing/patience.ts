/** For TEST_PATIENCE: no limit of the product should be reached because the machine is busy. */
export const PATIENCE = 60;
