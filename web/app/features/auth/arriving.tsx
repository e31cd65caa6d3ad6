/** For someone who is signed in already: on to where they wanted to be, with a link where no script runs. */
import { useEffect } from "react";
import { Link } from "react-router";
import { AuthFrame } from "./auth-frame.tsx";
import { useArrive } from "./use-arrive.ts";

export function Arriving({ isAdmin }: { isAdmin: boolean }) {
  const arrive = useArrive({ replace: true });
  useEffect(() => void arrive({ isAdmin }), [arrive, isAdmin]);

  return (
    <AuthFrame title="You are signed in">
      <p role="status" className="text-quiet">
        Taking you on.{" "}
        <Link to={isAdmin ? "/admin" : "/dashboard"} className="link">
          Go to your dashboard
        </Link>
      </p>
    </AuthFrame>
  );
}
