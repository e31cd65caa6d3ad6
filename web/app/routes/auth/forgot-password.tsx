import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import { useState } from "react";
import { Link } from "react-router";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { ForgotForm } from "../../features/auth/passwords/forgot-form.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot your password?",
    description: "Request a link to reset your password.",
    path: "/forgot-password",
    hidden: true,
  });

const BackToSignIn = () => (
  <Link to="/signin" className="link">
    Back to sign in
  </Link>
);

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <AuthFrame title="Forgot your password?" after={<BackToSignIn />}>
        <ForgotForm onSent={setSentTo} />
      </AuthFrame>
    );
  return (
    <AuthFrame title="Check your email" isNews after={<BackToSignIn />}>
      <p role="status" className="text-quiet">
        If there is an account for <b className="break-words text-ink">{sentTo}</b> and it got fewer than{" "}
        {ACCOUNT_LINKS_PER_HOUR} reset links in the last hour, a new one is on its way. It works once and
        expires in one hour.
      </p>
    </AuthFrame>
  );
}
