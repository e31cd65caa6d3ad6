/** What the use cases of reports for clients work with. */
import type { LinkPasswords } from "../../ports/accounts/link-passwords.ts";
import type { ReportFiles } from "../../ports/projects/report-files.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../ports/storage.ts";

export type ReportNeeds = {
  clock: Clock;
  storage: Storage;
  limiter: Limiter;
  passwords: LinkPasswords;
  links: LinkTokens;
  reportFiles: ReportFiles;
  newId: () => string;
};
export type OwnedProject = { id: string; userId: string };
