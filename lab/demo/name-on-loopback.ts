/** Loaded into the filmed product before it starts: the name of the demo's site leads to this machine. */
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

const site = process.env.DEMO_SITE ?? "";
const inTheWorld = dns.lookup;

dns.lookup = ((name: string, options: object) =>
  inTheWorld(name === site ? "127.0.0.1" : name, options)) as typeof dns.lookup;
syncBuiltinESMExports();
