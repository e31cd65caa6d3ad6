/** The product from a terminal: the same use-cases as the web. */
// First, because other modules read it when they load.
import "@citeworthy/server/identity";
import { LOCAL_COMMANDS } from "./local-commands.ts";
import { runProgram } from "./run-program.ts";

await runProgram({
  call: "npm run --silent cli --",
  commands: {
    ...LOCAL_COMMANDS,
    admin: async () => (await import("./commands/admin.ts")).admin,
    backup: async () => (await import("./commands/backup.ts")).backup,
    restore: async () => (await import("./commands/restore.ts")).restore,
    "rotate-secret": async () => (await import("./commands/rotate-secret.ts")).rotateSecret,
    validity: async () => (await import("./commands/validity.ts")).validity,
    doctor: async () => (await import("./commands/doctor.ts")).doctor,
  },
});
