/** `restore`: puts a backup into the database, all of it or nothing. */
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `restore FILE                 restore a backup into an empty database
restore FILE --replace       delete everything in the database first`;

export const restore: Command = {
  usage: USAGE,
  async run(args) {
    const [file, ...rest] = args.filter((arg) => arg !== "--replace");
    if (!file || rest.length > 0) throw new UsageError(USAGE);
    // Loaded here, because help and wrong arguments don't need the server, which takes seconds to load.
    const { restore: restoreFile } = await import("@citeworthy/server/backup");
    const { readConfig } = await import("@citeworthy/server/services");
    const mayReplace = args.includes("--replace");
    const { rows, createdAt, version } = await restoreFile(readConfig(process.env), file, mayReplace);
    console.log(`Restored ${rows} rows from the backup of ${createdAt} (version ${version}).`);
    return 0;
  },
};
