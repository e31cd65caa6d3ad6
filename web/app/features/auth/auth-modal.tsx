/** The sign-in window, which opens over any page and returns to that page afterwards. */
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAuthModal } from "../../session/auth-modal.tsx";
import type { AuthView } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { Logo } from "../../ui/marks/logo.tsx";
import { AuthForm } from "./auth-form.tsx";
import { CheckYourEmail } from "./check-your-email.tsx";
import { forgetPath, savePath } from "./landing/saved-path.ts";
import { useArrive } from "./landing/use-arrive.ts";
import type { Entered } from "./use-attempt.ts";

export function AuthModal() {
  const { view, openedOn, close } = useAuthModal();
  const { user } = useSession();
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  useEffect(() => {
    if (view !== null) savePath(openedOn);
  }, [view, openedOn]);

  // Closes when the user signs in (in any tab) or follows a link in the window to another page.
  useEffect(() => {
    if (user || shownOn.current !== pathname) close();
    shownOn.current = pathname;
  }, [user, pathname, close]);

  if (view === null || user) return null;
  const dismiss = () => {
    forgetPath();
    close();
  };
  return <OpenModal view={view} onDismiss={dismiss} />;
}

const TITLE = { "sign-in": "Welcome Back", "sign-up": "Create Account" } as const;

function OpenModal({ view, onDismiss }: { view: AuthView; onDismiss: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onDismiss}
      above={
        <div className="pb-2">
          <Logo name={site.name} />
        </div>
      }
      title={sentTo === null ? TITLE[view] : "Check your email"}
      description={null}
    >
      {sentTo === null ? <BothViews view={view} onMailSent={setSentTo} /> : <CheckYourEmail email={sentTo} />}
    </Dialog>
  );
}

type BothViewsProps = { view: AuthView; onMailSent: (email: string) => void };

function BothViews({ view, onMailSent }: BothViewsProps) {
  const { open } = useAuthModal();
  const { google, minPasswordLength, refresh } = useSession();
  const arrive = useArrive();
  const [email, setEmail] = useState("");

  async function enter(entered: Entered): Promise<string | null> {
    if (!entered.signedIn) {
      onMailSent(entered.email);
      return null;
    }
    const session = await refresh();
    if (!session?.user) return messageText("account/sign-in-error");
    await arrive(session.user);
    return null;
  }

  const form = { google, minPasswordLength, onEntered: enter, email, onEmail: setEmail };
  return (
    <Tabs
      label="Sign in or sign up"
      fill
      value={view}
      onChange={(id) => open(id as AuthView)}
      tabs={[
        { id: "sign-in", label: "Sign In", content: <AuthForm view="sign-in" {...form} /> },
        { id: "sign-up", label: "Sign Up", content: <AuthForm view="sign-up" {...form} /> },
      ]}
    />
  );
}
