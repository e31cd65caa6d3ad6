/** A link to the sign-in or sign-up page. With scripts it opens the window instead. */
import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isPlainClick } from "../delivery/plain-click.ts";
import { useAuthModal } from "./auth-modal.tsx";
import { type AuthView, authPath } from "./auth-path.ts";

type AuthLinkProps = { view: AuthView; className?: string; children: ReactNode; onOpen?: () => void };

export function AuthLink({ view, className, children, onOpen }: AuthLinkProps) {
  const { open } = useAuthModal();
  const { pathname, search } = useLocation();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen?.();
    open(view);
  };
  return (
    <Link to={authPath(view, pathname + search)} onClick={onClick} className={className}>
      {children}
    </Link>
  );
}
