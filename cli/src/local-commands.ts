/** The commands that need neither a server nor a database. */
import type { Commands } from "./run-program.ts";

export const LOCAL_COMMANDS: Commands = {
  analyze: async () => (await import("./commands/analyze.ts")).analyze,
  extract: async () => (await import("./commands/extract.ts")).extract,
  article: async () => (await import("./commands/article.ts")).article,
  rank: async () => (await import("./commands/rank.ts")).rank,
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
  logs: async () => (await import("./commands/logs.ts")).logs,
};
