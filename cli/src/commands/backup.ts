/** `backup`: everything in the database as one file, while the product runs. */
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = "backup FILE                  write a backup of the database; the product may run";

export const backup: Command = {
  usage: USAGE,
  async run([file, ...rest]) {
    if (!file || rest.length > 0) throw new UsageError(USAGE);
    // Loaded here, because help and wrong arguments don't need the server, which takes seconds to load.
    const { backUp } = await import("@citeworthy/server/backup");
    const { readConfig } = await import("@citeworthy/server/services");
    const written = await backUp(readConfig(process.env), file, new Date());
    console.log(`Backed up ${written.rows} rows of ${written.tables} tables to ${written.file}.`);
    return 0;
  },
};
