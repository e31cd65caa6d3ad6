/** Starts the process from its bundle. Where that is missing or older than the sources, they are loaded one by one. */
// First, because other modules read what it sets when they load. So they do with the identity.
import "./host/production.ts";
import { freshBundle } from "./host/build.ts";

const bundle = freshBundle();
await import(bundle ? `${bundle}/identity.js` : "@citeworthy/server/identity");
await import(bundle ? `${bundle}/host.js` : "./host/start-host.ts");
