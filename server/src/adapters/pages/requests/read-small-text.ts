/** A text file of a few lines, such as the proof that a site belongs to its user. */
import { orElse } from "../guard/failure.ts";
import { readBeginning } from "./read-body.ts";
import { type Visitor, visit, within } from "./visit.ts";

const LIMIT = { wireBytes: 4_096, decodedBytes: 4_096 };

export async function readSmallText(
  visitor: Visitor,
  url: string,
  caller?: AbortSignal,
): Promise<string | null> {
  const signal = within(visitor.limits.totalMs, caller);
  const reading = visit(visitor, url, { signal, accept: "text/plain" }, async (answer) => {
    if (answer.status !== 200) return null;
    const { bytes } = await readBeginning(answer, LIMIT);
    return new TextDecoder().decode(bytes);
  });
  return orElse<string | null>(reading, caller, () => null);
}
