/** Cited in fact: recorded answers of engines, what they read and what they cited, by the place in the engine's own list. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidityFigure } from "../../../core/src/score/validity-figures.ts";
import { pageKey } from "../../../core/src/visibility/answers/cited-address.ts";
import type { EngineId } from "../../../core/src/visibility/engines.ts";
import { readBody } from "../../../server/src/adapters/ai/replies/read-reply.ts";
import { mean } from "../../judge/scorer/statistics.ts";
import { figureOf } from "./figure-of.ts";

type Recorded = { vendor: EngineId; body: unknown };
/** The pages of one answer in the order in which the engine listed them. */
type Listed = { cited: boolean }[];

export function replyFigures(folder: string): ValidityFigure[] {
  const replies = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Recorded);
  const lists = answersOf(replies)
    .map(listOf)
    // One that cites all or nothing of what it read can't tell the two apart.
    .filter((list) => list.some(({ cited }) => cited) && list.some(({ cited }) => !cited));
  return [
    figureOf("Pages that an answer read", "Share that it cited", "answers", lists, (some) =>
      mean(some.map((list) => list.filter(({ cited }) => cited).length / list.length)),
    ),
    figureOf("Place in the engine's own list", "AUC, cited or not", "answers", lists, (some) =>
      mean(some.map(earlierIsCited)),
    ),
  ].flatMap((one) => one ?? []);
}

/** A reply that the engine broke off goes on in the next one. */
function answersOf(replies: readonly Recorded[]): Recorded[][] {
  const answers: Recorded[][] = [];
  let isBrokenOff = false;
  for (const reply of replies) {
    if (isBrokenOff) answers.at(-1)?.push(reply);
    else answers.push([reply]);
    isBrokenOff = (reply.body as { stop_reason?: string }).stop_reason === "pause_turn";
  }
  return answers;
}

function listOf(replies: readonly Recorded[]): Listed {
  const read = replies.map(({ vendor, body }) => readBody(vendor, body));
  const keysOf = (sources: readonly { url: string }[]) =>
    new Set(sources.map(({ url }) => pageKey(url) ?? url));
  const cited = keysOf(read.flatMap((one) => one.cited));
  const listed = keysOf(read.flatMap((one) => one.retrieved));
  return [...listed].map((key) => ({ cited: cited.has(key) }));
}

/** The share of pairs, one cited and one not, in which the cited page comes first in the list. */
function earlierIsCited(list: Listed): number {
  const places = (isCited: boolean) => list.flatMap(({ cited }, at) => (cited === isCited ? [at] : []));
  const others = places(false);
  return mean(places(true).flatMap((at) => others.map((other) => Number(at < other)))) ?? 0.5;
}
