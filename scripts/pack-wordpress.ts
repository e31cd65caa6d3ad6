/** Writes the WordPress plug-in as a zip that WordPress installs: `node scripts/pack-wordpress.ts [FOLDER]`. */
import { resolve } from "node:path";
import { packWordpress, updateSharedFacts } from "./pack-wordpress/pack-wordpress.ts";

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? "dist");
updateSharedFacts();
console.log(packWordpress(folder));
