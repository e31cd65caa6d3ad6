/** The AI layer for the tests of one file: its own database, and vendors on loopback that answer as the director says. */
import { serverDatabases } from "../../../testing/databases.ts";
import { aiOnLoopback } from "./ai-on-loopback.ts";
import { type Director, startLoopbackVendors } from "./loopback-vendors.ts";

export type StartedAi = Awaited<ReturnType<typeof startAi>>;

export async function startAi(director: Director) {
  const [chosen] = serverDatabases;
  if (!chosen) throw new Error("There is no database to test on");
  const database = await chosen.open();
  const vendors = await startLoopbackVendors(director);
  const close = async () => {
    await vendors.close();
    await database.close();
  };
  return { database, vendors, ai: aiOnLoopback(database, vendors), close };
}
