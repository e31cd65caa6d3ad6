/** A collection of abstracts with questions and judgements, in one JSON file: CACM, CISI. */
import { readFileSync } from "node:fs";
import type { Judged } from "./ranking-quality.ts";

type Stored = { docs: string[]; queries: { query: string; relevant: Record<string, number> }[] };

export function readCollection(file: string): { passages: string[]; queries: Judged[] } {
  const { docs, queries } = JSON.parse(readFileSync(file, "utf8")) as Stored;
  return {
    passages: docs,
    queries: queries
      .map(({ query, relevant }) => ({
        query,
        gains: new Map(Object.entries(relevant).map(([at, grade]) => [Number(at), grade])),
      }))
      .filter(({ gains }) => gains.size > 0),
  };
}
