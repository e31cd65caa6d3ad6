/** The right end of the header: sign-in links for visitors, or links to projects and dashboard. */
import { AuthLink } from "../../session/auth-link.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

export const memberLinks = (isAdmin: boolean) => [
  { to: "/projects", text: "Projects" },
  isAdmin ? { to: "/admin", text: "Admin Dashboard" } : { to: "/dashboard", text: "Dashboard" },
];

export function VisitorLinks({ inMenu = false, onOpen }: { inMenu?: boolean; onOpen?: () => void }) {
  const size = inMenu ? "medium" : "small";
  const signIn = inMenu
    ? buttonClass({ size, wide: true })
    : "max-lg:hidden inline-flex h-11 items-center px-3 text-14 font-semibold text-ink no-underline hover:text-accent";
  const extra = onOpen ? { onOpen } : {};
  return (
    <>
      <AuthLink view="sign-in" className={signIn} {...extra}>
        Sign In
      </AuthLink>
      <AuthLink view="sign-up" className={buttonClass({ variant: "primary", size, wide: inMenu })} {...extra}>
        Get Started
      </AuthLink>
    </>
  );
}
