/** When someone signs in or out, in this tab or another, the pages' loaders run again. */
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "./session.tsx";

export function FollowSession() {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const who = user === undefined ? undefined : user === null ? "visitor" : `${user.id} ${user.isAdmin}`;
  const before = useRef(who);

  useEffect(() => {
    const changed = before.current !== undefined && who !== before.current;
    before.current = who;
    if (changed) void revalidate();
  }, [who, revalidate]);

  return null;
}
