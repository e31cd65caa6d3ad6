/** PostgreSQL where DATABASE_URL is set, the embedded database otherwise. Nothing else differs between the two. */
import type { Database } from "./database.ts";

type DatabaseLocation = {
  databaseUrl: string | null;
  dataDir: string | null;
  onLost?: (error: Error) => void;
};

/** Each driver is loaded only where it is used: PGlite alone is 27 MB. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  onLost = () => {},
}: DatabaseLocation): Promise<Database> {
  if (databaseUrl === null) {
    const { openPglite } = await import("./pglite.ts");
    return openPglite(dataDir);
  }
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl, onLost);
}
