/** What lists print as lost: points of the overall score, compared with what such pages usually have. */
import type { AuditResult } from "../contract/analysis-result.ts";

/** Points that a check takes; 0 where it takes none. */
export const pointsTaken = ({ difference = 0 }: { difference?: number | undefined }): number =>
  Math.max(0, -difference);

/**
 * By edit: the points of its check, once for each check. Another edit of the same check prints none, so that the list
 * adds up.
 */
export function editPoints(
  edits: readonly { id: string; audit: string | null }[],
  audits: readonly AuditResult[],
): ReadonlyMap<string, number> {
  const taken = new Map(audits.map((audit) => [audit.id, pointsTaken(audit)]));
  const first = new Map<string, string>();
  for (const { id, audit } of edits) if (audit !== null && !first.has(audit)) first.set(audit, id);
  return new Map(
    [...first].flatMap(([audit, id]): [string, number][] => {
      const points = taken.get(audit) ?? 0;
      return points > 0 ? [[id, points]] : [];
    }),
  );
}
