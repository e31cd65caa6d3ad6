/** The pages whose edits were proposed by a careful model and judged by editors, ready for the gate. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { subjectOf } from "../../../core/src/analysis/subject.ts";
import { contextOf } from "../../../core/src/article/edits/context.ts";
import { gatePageOf } from "../../../core/src/article/proposals/gate-page-of.ts";
import type { ModelProposal } from "../../../core/src/article/proposals/model-edits.ts";
import { readArticleSource } from "../../../core/src/article/source/article-source.ts";
import type { Kind } from "../../../core/src/contract/reading.ts";
import { savedPage } from "../../labels/saved-page.ts";

export type JudgedProposal = ModelProposal & {
  editor: "yes" | "harmless" | "no" | null;
  fate: string;
};
type Line = { id: string; url: string; question: string; kind: Kind; proposals: JudgedProposal[] };

/** Every fifth page was never looked at while the gate was made. */
const isHeldOut = (id: string) => Number(id) % 5 === 0;

export function readProposedEdits(data: string, held: boolean) {
  const folder = join(data, "model-edits");
  const lines = readFileSync(join(folder, "edits.jsonl"), "utf8").trim().split("\n");
  return lines
    .map((line): Line => JSON.parse(line))
    .filter(({ id }) => isHeldOut(id) === held)
    .map(({ id, url, question, kind, proposals }) => {
      const html = gunzipSync(readFileSync(join(folder, "html", `${id}.html.gz`))).toString("utf8");
      const subject = subjectOf(savedPage(url, html), { question, kind });
      const source = readArticleSource(subject);
      const context = source && contextOf(subject, source);
      if (!source || !context) throw new Error(`page ${id} has no text`);
      return { id, subject, source, proposals, gate: gatePageOf(context) };
    });
}

export type ProposedPage = ReturnType<typeof readProposedEdits>[number];
