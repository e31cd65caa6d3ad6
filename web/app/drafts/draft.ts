/** What a user typed into a form, kept in this tab, so that Back, a reload and a sign-up bring it back. */
export type Draft = Record<string, string>;
/** `carried`: typed before signing in, so it is restored on the page that follows. */
type Stored = { values: Draft; carried: boolean };

const PREFIX = "draft:";

export function saveDraft(form: string, values: Draft, carried = false): void {
  const stored: Stored = { values, carried };
  quietly(() => sessionStorage.setItem(PREFIX + form, JSON.stringify(stored)));
}

/**
 * `isReturn`: the user came by Back, Forward or a reload. Somebody who follows a link to the form starts with an empty
 * one, unless the draft was carried through a sign-in.
 */
export function draftFor(form: string, isReturn: boolean): Draft | null {
  const stored = read(form);
  return stored && (isReturn || stored.carried) ? stored.values : null;
}

/** What one account typed isn't shown to the next one in this tab. */
export function forgetDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

function read(form: string): Stored | null {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + form) ?? "null") as Stored | null);
  return stored && typeof stored.values === "object" ? stored : null;
}

/** A browser may block storage; then nothing is kept. */
function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
