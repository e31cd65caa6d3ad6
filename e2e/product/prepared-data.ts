/** A migrated data folder. Creating one takes seconds, so the setup makes one and each product starts on a copy. */
import { cpSync } from "node:fs";

const VARIABLE = "E2E_PREPARED_DATA";

export const preparedData = {
  announce(dir: string): void {
    process.env[VARIABLE] = dir;
  },
  copyTo(dir: string): void {
    const prepared = process.env[VARIABLE];
    if (!prepared) throw new Error("The data folder was not prepared by e2e/global-setup.ts.");
    cpSync(prepared, dir, { recursive: true });
  },
};
