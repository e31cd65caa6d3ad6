/** Bundles the local commands into one package without dependencies, and packs it: `npm run pack:cli [-- FOLDER]`. */
import { resolve } from "node:path";
import { packCli } from "./pack-cli/pack-cli.ts";

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? "dist");
console.log(await packCli(folder));
