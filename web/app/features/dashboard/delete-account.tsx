/** Deletes the account: says what will be deleted and asks for proof, so that nobody does it by accident. */
import { useFetcher } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { type FormAnswer, INTENT, problemOf } from "./dashboard-forms.ts";

type DeleteAccountProps = { email: string; hasPassword: boolean; onClose: () => void };

export function DeleteAccount({ email, hasPassword, onClose }: DeleteAccountProps) {
  const { Form, state, data } = useFetcher<FormAnswer>();
  const busy = state !== "idle";
  const problem = busy ? null : problemOf(data);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      description={
        <>
          This permanently deletes your profile, analyses, articles and shared links, and cancels your paid
          plan today. It cannot be undone.
        </>
      }
    >
      <Form method="post" className="grid gap-5">
        <p className="text-14 text-quiet">
          You may want to{" "}
          <a href="/account/export" download className="link">
            export your data
          </a>{" "}
          first.
        </p>
        {problem && <Notice kind="error">{problem}</Notice>}
        {hasPassword ? (
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        ) : (
          <Field label={`Type ${email} to confirm`} name="email" type="email" autoComplete="off" required />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value={INTENT.deleteAccount} variant="danger" busy={busy}>
            Delete my account
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
