/** Runs the loaders again when the user signs in or out in any tab. */
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
