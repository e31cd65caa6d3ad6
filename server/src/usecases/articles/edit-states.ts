/**
 * The list of edits of an analysis with what became of each. There is one state: the article of the analysis. An edit is used
 * where the article keeps it, whether the owner decided in the report, in the article, or by a program.
 */
import { type Edit, isFinished, isNote } from "@citeworthy/core/contract/edit";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { findAnalysis } from "../analysis/stored/find-analysis.ts";
import { isId } from "../is-id.ts";
import { type ChooseNeeds, type ChosenEdits, chooseEdits } from "./choose-edits.ts";

/** `open`: finished and not used. `author`: only the author can make it. */
export type EditState = "used" | "open" | "author" | "note";
export type ListedEdit = Edit & { number: number; state: EditState };
type Of = { id: string; userId: string };

export async function listEditStates(deps: { storage: Storage }, of: Of): Promise<ListedEdit[]> {
  const found = await findAnalysis(deps, of);
  if (found === null) throw new AppError("analysis/not-found");
  const used = new Set(await usedIn(deps, of));
  // Reports from before there was one list have no ids and steps.
  return (found.result.edits ?? []).map((edit, at) => ({
    ...edit,
    number: at + 1,
    state: used.has(edit.id) ? "used" : stateOf({ ...edit, steps: edit.steps ?? [] }),
  }));
}

function stateOf(edit: Edit): EditState {
  if (isNote(edit)) return "note";
  return isFinished(edit) ? "open" : "author";
}

async function usedIn({ storage }: { storage: Storage }, { id, userId }: Of): Promise<string[]> {
  const article = await storage.articles.latestFor(id);
  if (article?.userId !== userId) return [];
  const { edits = [], undone = [] } = article.result;
  return edits.map((edit) => edit.id).filter((one) => !undone.includes(one));
}

export type EditChange = Of & { use?: readonly string[]; undo?: readonly string[] };

/** Uses or undoes edits of an article that exists; it is created by asking for it, which counts as one use. */
export async function changeEdits(
  deps: ChooseNeeds,
  { id, userId, use = [], undo = [] }: EditChange,
): Promise<ChosenEdits> {
  const article = isId(id) ? await deps.storage.articles.latestFor(id) : null;
  if (article?.userId !== userId) throw new AppError("article/not-found");
  const undone = [...new Set([...(article.result.undone ?? []), ...undo])].filter(
    (one) => !use.includes(one),
  );
  return chooseEdits(deps, { searchId: id, userId, undone });
}
