/** `rotate-secret`: replaces the secret that encrypts keys and signs sessions, while the product is stopped. */
import { readFileSync } from "node:fs";
import type { Command } from "../command.ts";
import { EXIT } from "../exit-status.ts";
import { UsageError } from "../usage-error.ts";

const LEAVE = "--leave-unreadable";
const USAGE = `rotate-secret FILE           encrypt stored keys with the secret in FILE instead of AUTH_SECRET
rotate-secret                the same without AUTH_SECRET: makes a new secret in the database
                             ${LEAVE}: rotate the rest if some values can't be read`;

function secretIn(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new UsageError(`${file} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const rotateSecret: Command = {
  usage: USAGE,
  async run(args) {
    const [file, ...rest] = args.filter((arg) => arg !== LEAVE);
    if (rest.length > 0 || file?.startsWith("-")) throw new UsageError(USAGE);
    const secret = file === undefined ? null : secretIn(file);
    // Loaded here, because help and wrong arguments don't need the server, which takes seconds to load.
    const { rotateInstanceSecret } = await import("@citeworthy/server/secrets");
    const { readConfig } = await import("@citeworthy/server/services");
    const request = { secret, leavesUnreadable: args.includes(LEAVE), now: new Date() };
    const rotated = await rotateInstanceSecret(readConfig(process.env), request);
    for (const [kind, { rotated: count, left }] of Object.entries(rotated))
      console.log(`${kind}: ${count} rotated${left > 0 ? `, ${left} can't be read and were left` : ""}`);
    console.log(
      file === undefined
        ? "\nStart the product. Everybody has to sign in again."
        : `\nSet AUTH_SECRET to the content of ${file} and start the product. Everybody has to sign in again.`,
    );
    return EXIT.ok;
  },
};
