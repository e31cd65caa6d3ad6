/** `restore`: puts a backup into the database, all of it or nothing. */
import { restore as restoreFile } from "@citeworthy/server/backup";
import { readConfig } from "@citeworthy/server/services";
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `restore FILE                 restore a backup into an empty database
restore FILE --replace       delete everything in the database first`;

export const restore: Command = {
  usage: USAGE,
  async run(args) {
    const [file, ...rest] = args.filter((arg) => arg !== "--replace");
    if (!file || rest.length > 0) throw new UsageError(USAGE);
    const mayReplace = args.includes("--replace");
    const { rows, createdAt, version } = await restoreFile(readConfig(process.env), file, mayReplace);
    console.log(`Restored ${rows} rows from the backup of ${createdAt} (version ${version}).`);
    return 0;
  },
};
