/** Redirects a user who is already signed in, with a link for browsers without scripts. */
import { useEffect } from "react";
import { Link } from "react-router";
import { AuthFrame } from "../auth-frame.tsx";
import { useArrive } from "./use-arrive.ts";

export function Arriving({ isAdmin }: { isAdmin: boolean }) {
  const arrive = useArrive({ replace: true });
  useEffect(() => void arrive({ isAdmin }), [arrive, isAdmin]);

  return (
    <AuthFrame title="You are signed in">
      <p role="status" className="text-quiet">
        Redirecting you now.{" "}
        <Link to={isAdmin ? "/admin" : "/dashboard"} className="link">
          Go to your dashboard
        </Link>
      </p>
    </AuthFrame>
  );
}
