/** The user's subscription, for pages that are the same for everyone and for polling after a payment. */
import { useEffect, useState } from "react";

/** Returns undefined without an answer. A plain request: a failed fetcher would replace the page by an error page. */
export async function fetchSubscription<T>(): Promise<T | null | undefined> {
  try {
    const answer = await fetch("/account/subscription", { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T | null) : undefined;
  } catch {
    return undefined;
  }
}

/** `user`: the id of the signed-in user. Undefined until the server has responded. */
export function useSubscription<T>(user: string | undefined): T | null | undefined {
  const [found, setFound] = useState<T | null>();
  useEffect(() => {
    if (user === undefined) return;
    let isCurrent = true;
    void fetchSubscription<T>().then((subscription) => isCurrent && setFound(subscription));
    return () => {
      isCurrent = false;
    };
  }, [user]);
  return found;
}
