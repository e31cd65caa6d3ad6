/** One question to one address: where do you send me? The place it names is checked, and not visited. */
import { type Visitor, visitOnce, within } from "./visit.ts";

export async function findRedirect(
  visitor: Visitor,
  address: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    return await visitOnce(visitor, address, within(visitor.limits.botMs, signal));
  } catch {
    return null;
  }
}
