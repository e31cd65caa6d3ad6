/** `validity`: does the score tell cited from read-and-dropped pages, in this installation's own monitor runs? */
import { validityExport, validityLines } from "@citeworthy/core/cited/validity-export";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import type { Command } from "../command.ts";
import { EXIT } from "../exit-status.ts";
import { UsageError } from "../usage-error.ts";

const JSON_FLAG = "--json";
const USAGE = `validity [${JSON_FLAG}]            how well the score tells cited from dropped pages in your own monitor runs; figures only`;

export const validity: Command = {
  usage: USAGE,
  async run(args) {
    if (args.some((arg) => arg !== JSON_FLAG)) throw new UsageError(USAGE);
    // Loaded here, because help doesn't need the server, which takes seconds to load.
    const { readValidity } = await import("@citeworthy/server/validity");
    const { readConfig } = await import("@citeworthy/server/services");
    const found = await readValidity(readConfig(process.env));
    const shared = { rubric: RUBRIC_VERSION, now: new Date().toISOString() };
    console.log(
      args.includes(JSON_FLAG)
        ? JSON.stringify(validityExport(found, shared))
        : validityLines(found).join("\n"),
    );
    return EXIT.ok;
  },
};
