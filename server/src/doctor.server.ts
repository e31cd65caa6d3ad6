/** The door to the checks of an installation, for a terminal. They only look; nothing is changed or sent. */
import { checkClock } from "./adapters/doctor/check-clock.ts";
import { checkDatabase } from "./adapters/doctor/check-database.ts";
import { checkDisk } from "./adapters/doctor/check-disk.ts";
import { checkGuard } from "./adapters/doctor/check-guard.ts";
import { checkMail } from "./adapters/doctor/check-mail.ts";
import { checkProxy } from "./adapters/doctor/check-proxy.ts";
import type { DoctorFinding } from "./adapters/doctor/finding.ts";
import type { Config } from "./config/config.ts";

export type { DoctorFinding };

export async function examine(config: Config): Promise<DoctorFinding[]> {
  const checks = [checkDatabase, checkDisk, checkClock, checkMail, checkProxy, checkGuard];
  return (await Promise.all(checks.map((check) => check(config)))).flat();
}
