/** The MCP server's bench on this machine: pages are analyzed here, without an account, and kept until the client leaves. */
import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { analyze as judge } from "@citeworthy/core/analysis";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { givenReading, isAnswerMissing } from "@citeworthy/core/contract/given-reading";
import { draftEvidence } from "@citeworthy/core/drafts/draft-evidence";
import { draftFormat } from "@citeworthy/core/drafts/draft-format";
import type { Evidence } from "@citeworthy/core/evidence";
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

type Kept = { evidence: Evidence; result: AnalysisResult };
type Files = { root: string; baseUrl: string | null };
type Options = Files & { sources: Sources };

export function localBench({ sources, ...files }: Options): Bench {
  const kept = new Map<string, Kept>();
  let count = 0;
  const keep = (page: Kept) => {
    const id = `local-${++count}`;
    kept.set(id, page);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest) kept.delete(oldest);
    return { id, result: page.result };
  };
  return {
    may: (scope) => scope === "read" || scope === "analyze",
    words: {
      page: "The address of the page, or the path of an HTML file in the folder that the server was started in.",
      cost: "Free: it runs on this machine.",
    },
    async analyze({ page, ...said }) {
      const evidence = await sources.read(inputOf(page, files));
      return keep({ evidence, result: judged(evidence, said) });
    },
    async judgeAgain({ id, ...said }) {
      const page = kept.get(id);
      if (!page) throw new PageFailure(`There is no analysis with the id ${id}.`);
      const result = judged(page.evidence, said);
      kept.set(id, { ...page, result });
      return result;
    },
    judgeDraft: async ({ text, ...said }) =>
      judged(draftEvidence(text, draftFormat(text), new Date().toISOString()), said),
    find: async (id) => kept.get(id)?.result ?? null,
    list: async ({ limit, after }) => listed(kept, limit, Number(after ?? 0)),
    edits: null,
    cited: null,
    work: null,
    demand: null,
    monitors: null,
    projects: null,
    usage: null,
    reportAddress: () => null,
    explain(error) {
      if (isExpectedFailure(error)) return error.message;
      void writeError(`${error instanceof Error ? error.stack : error}\n`);
      return null;
    },
  };
}

type SaidOfPage = Omit<AnalyzeRequest, "page">;

function judged(evidence: Evidence, { question, kind, answer }: SaidOfPage): AnalysisResult {
  const checked = givenReading({ question, kind, answer });
  if (checked.kind === "problem") throw new PageFailure(messageText(checked.code, checked.details));
  const result = judge(evidence, checked.given);
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

/** Text of other kinds may be settings with passwords in them. */
const PAGE_FILES = /\.(?:x?html?|md)$/i;

/** A page can ask an assistant to read other files, so only pages below the folder are read, and no hidden ones. */
export function fileWithin(name: string, root: string): string {
  const path = resolve(root, name);
  const refusal = new PageFailure(`Only files in ${root} can be read, and no hidden ones.`);
  const inside = relative(realpathSync(root), realpathOf(path));
  const parts = inside.split(/[\\/]/);
  if (inside === "" || parts.some((part) => part.startsWith(".")) || resolve(inside) === inside)
    throw refusal;
  if (!PAGE_FILES.test(inside)) throw new PageFailure("Only .html, .htm, .xhtml and .md files can be read.");
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

/** Each page once, by its latest analysis. */
function listed(kept: ReadonlyMap<string, Kept>, limit: number, from: number) {
  const latest = new Map([...kept].map(([id, { result }]) => [result.url, [id, result] as const]));
  const order = [...kept.keys()];
  const all = [...latest.values()].toSorted(([one], [other]) => order.indexOf(other) - order.indexOf(one));
  const pages = all
    .slice(from, from + limit)
    .map(([id, { url, page, score, rubricVersion, analyzedAt }]) => ({
      ...{ id, url, title: page.title, score: score.score, rubricVersion, analyzedAt },
    }));
  const next = from + limit;
  return { pages, next: next < all.length ? String(next) : null };
}
