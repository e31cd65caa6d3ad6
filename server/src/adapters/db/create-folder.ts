/**
 * Creates the files of a new embedded database, in a separate process: `node create-folder.ts <dir>`. PostgreSQL's
 * initdb is a second WebAssembly program, and 120 MB that it used would never be given back by the server's process.
 */
import { PGlite } from "@electric-sql/pglite";
import { SyncedFiles } from "./synced-files.ts";

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error("Name the folder to create.");
const created = await PGlite.create({ fs: new SyncedFiles(dir) });
await created.close();
