/** `restore`: puts a backup into the database, all of it or nothing. */
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";

const REPLACE = "--replace";
const LEAVE = "--leave-unreadable";
const USAGE = `restore FILE                 restore a backup into an empty database
restore FILE --replace       delete everything in the database first
                             --leave-unreadable: accept a backup whose secret is gone`;

export const restore: Command = {
  usage: USAGE,
  async run(args) {
    const [file, ...rest] = args.filter((arg) => arg !== REPLACE && arg !== LEAVE);
    if (!file || rest.length > 0) throw new UsageError(USAGE);
    // Loaded here, because help and wrong arguments don't need the server, which takes seconds to load.
    const { restore: restoreFile } = await import("@citeworthy/server/backup");
    const { readConfig } = await import("@citeworthy/server/services");
    const choices = { mayReplace: args.includes(REPLACE), leavesUnreadable: args.includes(LEAVE) };
    const restored = await restoreFile(readConfig(process.env), file, choices);
    const { rows, createdAt, version } = restored;
    console.log(`Restored ${rows} rows from the backup of ${createdAt} (version ${version}).`);
    if (restored.needsRestart) console.log("Restart the product: the backup brought its own secret.");
    return 0;
  },
};
