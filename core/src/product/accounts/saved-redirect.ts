/** Where a person goes after signing in: only paths of this site count, everything else falls back. */
export function samesitePath(saved: string | null | undefined): string | null {
  if (!saved || saved.length > 2048) return null;
  // A browser reads `//host` and `/\host` as another site, and drops tabs and line breaks before it looks.
  if (!/^\/(?![/\\])/.test(saved) || /[\p{Cc}\\]/u.test(saved)) return null;
  return saved;
}

type Arrival = { isAdmin: boolean; saved?: string | null; otherwise?: string };

export function landingPath({ isAdmin, saved, otherwise = "/dashboard" }: Arrival): string {
  return isAdmin ? "/admin" : (samesitePath(saved) ?? otherwise);
}
