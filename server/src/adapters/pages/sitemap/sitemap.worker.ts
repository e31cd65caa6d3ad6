/** Runs in a thread. */
import { giveWayIfAsked } from "../../concurrency/give-way.ts";

export { findInFile as find, listFile as list } from "./sitemap-tasks.ts";

giveWayIfAsked();
