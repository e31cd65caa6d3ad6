/** Starts the process from its bundle. Where that is missing or older than the sources, they are loaded one by one. */
// These two come first, because other modules read what they set when they load.
import "./host/production.ts";
import "@citeworthy/server/identity";
import { freshBundle } from "./host/build.ts";

await import(freshBundle() ?? "./host/start-host.ts");
