/** The door to the rotation of the instance's secret, for a terminal. */
import { openDatabase } from "./adapters/db/open-database.ts";
import { instanceSecret, newInstanceSecret } from "./adapters/secrets/instance-secret.ts";
import { type Rotated, RotationRefused, rotateSecret } from "./adapters/secrets/rotate-secret.ts";
import { type Config, MIN_SECRET_LENGTH } from "./config/config.ts";

export type { Rotated };

type Place = Pick<Config, "databaseUrl" | "dataDir" | "authSecret">;
/** `secret`: the operator's own new one; `null` makes one that is kept in the database, where the old one is. */
type Request = { secret: string | null; leavesUnreadable: boolean; now: Date };

function checkRequest({ authSecret }: Place, { secret }: Request): void {
  if (secret === null && authSecret !== null)
    throw new RotationRefused(
      "AUTH_SECRET is set, so name a file with the new secret. Nothing was changed. After the rotation, set AUTH_SECRET to it.",
    );
  if (secret !== null && secret.length < MIN_SECRET_LENGTH)
    throw new RotationRefused(
      `The new secret must have at least ${MIN_SECRET_LENGTH} characters. Nothing was changed.`,
    );
  if (secret !== null && secret === authSecret)
    throw new RotationRefused("The new secret is the present one. Nothing was changed.");
}

export async function rotateInstanceSecret(place: Place, request: Request): Promise<Rotated> {
  checkRequest(place, request);
  const { db, close } = await openDatabase(place);
  try {
    const { secret, leavesUnreadable, now } = request;
    return await rotateSecret(db, {
      from: place.authSecret ?? (await instanceSecret(db)),
      to: secret ?? newInstanceSecret(),
      isKept: secret === null,
      leavesUnreadable,
      now,
    });
  } finally {
    await close();
  }
}
