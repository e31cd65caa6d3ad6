/** The user's subscription, for polling after a payment. */
/** Returns undefined without an answer. A plain request: a failed fetcher would replace the page by an error page. */
export async function fetchSubscription<T>(): Promise<T | null | undefined> {
  try {
    const answer = await fetch("/account/subscription", { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T | null) : undefined;
  } catch {
    return undefined;
  }
}
