/** Shown after a sign-up that must be confirmed by email. It stays until the user leaves. */
import { SupportLink } from "../../ui/marks/support-link.tsx";
import { SendAgain } from "./send-again.tsx";

export function CheckYourEmail({ email }: { email: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-18 text-quiet">
        If <b className="break-words text-ink">{email}</b> has no account yet, we sent it a link. Open it to
        confirm your address and sign in.
      </p>
      <p className="text-14 text-quiet">
        No email after a few minutes? Check your spam folder, sign in if you have an account already, or
        contact <SupportLink />.
      </p>
      <SendAgain emailOf={() => email} />
    </div>
  );
}
