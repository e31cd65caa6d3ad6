import { messageText } from "@citeworthy/core/messages";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { type ResetEnding, ResetForm } from "../../features/auth/passwords/reset-form.tsx";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Choose a new password",
    description: "Choose a new password for your account.",
    path: "/reset-password",
    hidden: true,
  });

export default function ResetPassword() {
  const { minPasswordLength, refresh } = useSession();
  const [params] = useSearchParams();
  const token = params.has("error") ? null : params.get("token");
  const [ending, setEnding] = useState<ResetEnding | null>(null);
  if (ending === "changed") return <Changed />;
  if (!token || ending === "link-dead") return <LinkDead />;

  const end = (how: ResetEnding) => {
    setEnding(how);
    // The reset ended every session, including the one in this browser.
    if (how === "changed") void refresh();
  };
  return (
    <AuthFrame title="Choose a new password">
      <ResetForm token={token} minPasswordLength={minPasswordLength} onEnd={end} />
    </AuthFrame>
  );
}

const Changed = () => (
  <AuthFrame title="Password changed" isNews>
    <p className="text-quiet">
      Your password has been changed and you were signed out on all devices. Please sign in again.
    </p>
    <ButtonLink to="/signin" variant="primary" wide>
      Sign In
    </ButtonLink>
  </AuthFrame>
);

const LinkDead = () => (
  <AuthFrame title="This link no longer works">
    <Notice kind="error">{messageText("account/link-expired")}</Notice>
    <ButtonLink to="/forgot-password" variant="primary" wide>
      Send a new link
    </ButtonLink>
  </AuthFrame>
);
