/** A link with an arrow that moves on hover. */

import { Link, type LinkProps } from "react-router";
import { ArrowRight } from "../marks/icons.tsx";

export function ArrowLink({ children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-accent no-underline hover:underline hover:underline-offset-4"
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 transition-transform duration-150 group-hover:translate-x-[3px]"
      />
    </Link>
  );
}
