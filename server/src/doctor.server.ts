/** The door to the checks of an installation, for a terminal. They only look: nothing is changed, and only models are asked something. */
import { checkClock } from "./adapters/doctor/check-clock.ts";
import { checkDatabase } from "./adapters/doctor/check-database.ts";
import { checkDisk } from "./adapters/doctor/check-disk.ts";
import { checkGuard } from "./adapters/doctor/check-guard.ts";
import { checkMail } from "./adapters/doctor/check-mail.ts";
import { checkProxy } from "./adapters/doctor/check-proxy.ts";
import { checkSecrets } from "./adapters/doctor/check-secrets.ts";
import type { DoctorFinding } from "./adapters/doctor/finding.ts";
import type { Config } from "./config/config.ts";
import { checkModels } from "./wire/doctor-models.ts";

export type { DoctorFinding };

/** `asksModels`: a test of a paid model costs a cent or less. */
export async function examine(
  config: Config,
  { asksModels = true }: { asksModels?: boolean } = {},
): Promise<DoctorFinding[]> {
  const quick = [checkDatabase, checkDisk, checkClock, checkMail, checkProxy, checkGuard, checkSecrets];
  const checks = [...quick, ...(asksModels ? [checkModels] : [])];
  return (await Promise.all(checks.map((check) => check(config)))).flat();
}
