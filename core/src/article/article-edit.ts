/** An edit as an article holds it: what it is worth has been measured. Those of older articles lack `by`, `fault` and `do`. */
import type { Edit } from "../contract/edit.ts";

export type { Doubt, EditStep } from "../contract/edit.ts";
export type ArticleEdit = Edit & { points: number };
