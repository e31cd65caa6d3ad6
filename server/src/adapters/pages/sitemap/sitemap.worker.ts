/** Runs in a thread. */
import { giveWay } from "../../concurrency/give-way.ts";

export { findInFile as find, listFile as list } from "./sitemap-tasks.ts";

giveWay("visitor");
