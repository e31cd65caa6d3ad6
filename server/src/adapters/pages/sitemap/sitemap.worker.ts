/** Runs in a thread. */
import { giveWayIfAsked } from "../../concurrency/give-way.ts";

export { findInFile as find, listFile as list, permitPage as permit } from "./sitemap-tasks.ts";

giveWayIfAsked();
