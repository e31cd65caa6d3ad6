/** The MCP server's bench on this machine: pages are analyzed here, without an account, and kept until the client leaves. */
import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { analyze as judge } from "@citeworthy/core/analysis";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { givenReading, isAnswerMissing } from "@citeworthy/core/contract/given-reading";
import { messageText } from "@citeworthy/core/messages";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import type { AnalyzeRequest, Bench } from "@citeworthy/server/mcp";
import { isExpectedFailure } from "./each-page.ts";
import type { Input } from "./inputs/inputs.ts";
import { PageFailure } from "./inputs/page-failure.ts";
import { placeholderUrl, publishedUrl } from "./inputs/published-url.ts";
import type { Sources } from "./inputs/sources.ts";
import { writeError } from "./print/write.ts";

/** An assistant works on a few pages at a time; the oldest make room. */
const MAX_KEPT = 200;

type Files = { root: string; baseUrl: string | null };
type Options = Files & { sources: Sources };

export function localBench({ sources, ...files }: Options): Bench {
  const kept = new Map<string, AnalysisResult>();
  let count = 0;
  const keep = (result: AnalysisResult) => {
    const id = `local-${++count}`;
    kept.set(id, result);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest) kept.delete(oldest);
    return { id, result };
  };
  return {
    may: (scope) => scope === "read" || scope === "analyze",
    words: {
      page: "The address of the page, or the path of an HTML file in the folder that the server was started in.",
      cost: "Free: it runs on this machine.",
    },
    analyze: async (request) => keep(await analyzed(sources, files, request)),
    find: async (id) => kept.get(id) ?? null,
    list: async ({ limit, after }) => listed(kept, limit, Number(after ?? 0)),
    usage: null,
    reportAddress: () => null,
    explain(error) {
      if (isExpectedFailure(error)) return error.message;
      void writeError(`${error instanceof Error ? error.stack : error}\n`);
      return null;
    },
  };
}

async function analyzed(sources: Sources, files: Files, { page, question, kind, answer }: AnalyzeRequest) {
  const checked = givenReading({ question, kind, answer });
  if (checked.kind === "problem") throw new PageFailure(messageText(checked.code, checked.details));
  const result = judge(await sources.read(inputOf(page, files)), checked.given);
  if (isAnswerMissing(checked.given, result.reading))
    throw new PageFailure(messageText("analysis/answer-not-on-page"));
  return result;
}

function inputOf(page: string, { root, baseUrl }: Files): Input {
  if (pageAddress(page).kind === "address") return { kind: "address", name: page };
  const path = fileWithin(page, root);
  const published =
    baseUrl === null ? placeholderUrl(path) : publishedUrl(path, { baseUrl, folders: [resolve(root)] });
  return { kind: "file", name: page, path, url: null, published };
}

/** A page can ask an assistant to read other files, so only files below the folder are read, and no hidden ones. */
export function fileWithin(name: string, root: string): string {
  const path = resolve(root, name);
  const refusal = new PageFailure(`Only files in ${root} can be read, and no hidden ones.`);
  const inside = relative(realpathSync(root), realpathOf(path));
  const parts = inside.split(/[\\/]/);
  if (inside === "" || parts.some((part) => part.startsWith(".")) || resolve(inside) === inside)
    throw refusal;
  return path;
}

/** A link may lead out of the folder, so its target counts. */
function realpathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    throw new PageFailure("File not found. (A URL must start with https:// or http://.)", cause);
  }
}

function listed(kept: ReadonlyMap<string, AnalysisResult>, limit: number, from: number) {
  const all = [...kept].reverse();
  const pages = all
    .slice(from, from + limit)
    .map(([id, { url, page, score, rubricVersion, analyzedAt }]) => ({
      ...{ id, url, title: page.title, score: score.score, rubricVersion, analyzedAt },
    }));
  const next = from + limit;
  return { pages, next: next < all.length ? String(next) : null };
}
