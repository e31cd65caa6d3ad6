/** A migrated data folder. Creating one takes seconds, so the setup makes one and each product starts on a copy. */
import { cpSync } from "node:fs";

const VARIABLE = "E2E_PREPARED_DATA";

export const preparedData = {
  announce(dir: string): void {
    process.env[VARIABLE] = dir;
  },
  /** Outside of the journeys nothing is prepared, and the product creates its own. */
  copyTo(dir: string): void {
    const prepared = process.env[VARIABLE];
    if (prepared) cpSync(prepared, dir, { recursive: true });
  },
};
