/** Sitemap and robots.txt files of strangers are read in threads: however long one takes, the server goes on answering. */
import { Piscina } from "piscina";
import { AppError } from "../../../errors.ts";
import type {
  FindTask,
  FoundInFile,
  ListedFile,
  ListTask,
  PermitTask,
  SitemapTasks,
} from "./sitemap-tasks.ts";

const IDLE_MS = 60_000;
/** The longest file is 50 MB of text, and its addresses are kept besides. */
const MEMORY_MB = 512;

const openThread = (givesWay: boolean) =>
  new Piscina({
    filename: new URL("./sitemap.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    workerData: { givesWay: givesWay ? "visitor" : null },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

/** A list of a whole site takes seconds; looking up one page, or asking whether it may be read, must not wait for it. */
export function sitemapThreads({ givesWay = true } = {}): SitemapTasks {
  const lists = openThread(givesWay);
  const searches = openThread(givesWay);
  const permissions = openThread(givesWay);
  return {
    list: (task: ListTask, signal) =>
      lists.run(task, { name: "list", signal }).catch(failed) as Promise<ListedFile>,
    find: (task: FindTask, signal) =>
      searches.run(task, { name: "find", signal }).catch(failed) as Promise<FoundInFile>,
    permit: (task: PermitTask, signal) =>
      permissions.run(task, { name: "permit", signal }).catch(failed) as Promise<boolean>,
    async close() {
      await Promise.all([lists, searches, permissions].map((thread) => thread.destroy()));
    },
  };
}

/** A file that takes too long, or more memory than its thread has, is a file that can't be read. */
function failed(cause: unknown): never {
  throw new AppError("page/unreachable", {}, { cause });
}
