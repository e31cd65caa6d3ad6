import type { Block } from "../page-model.ts";

/** A block before it has its number. */
export type Draft = Block extends infer One ? (One extends Block ? Omit<One, "index"> : never) : never;
