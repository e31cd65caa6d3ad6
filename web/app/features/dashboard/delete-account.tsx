/** Deletes the account: says what will be deleted and asks for proof, so that nobody does it by accident. */
import { Link } from "react-router";
import { ActionForm } from "../../ui/form/action-form.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { INTENT } from "./dashboard-forms.ts";

type DeleteAccountProps = { email: string; hasPassword: boolean; onClose: () => void };

export function DeleteAccount({ email, hasPassword, onClose }: DeleteAccountProps) {
  const action = useAction();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      description={
        <>
          This permanently deletes your profile and the workspaces that only you work in, with their projects,
          analyses, articles and shared links, and cancels your paid plan today. Where other people work in a
          workspace that you own,{" "}
          <Link to="/dashboard/members" className="link">
            transfer it or delete it
          </Link>{" "}
          first. What you wrote in workspaces of other people stays there without your name. It cannot be
          undone.
        </>
      }
    >
      <ActionForm
        action={action}
        intent={INTENT.deleteAccount}
        submit="Delete my account"
        variant="danger"
        beside={
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
        }
      >
        <p className="text-14 text-quiet">
          You may want to{" "}
          <a href="/account/export" download className="link">
            export your data
          </a>{" "}
          first.
        </p>
        {hasPassword ? (
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        ) : (
          <Field label={`Type ${email} to confirm`} name="email" type="email" autoComplete="off" required />
        )}
      </ActionForm>
    </Dialog>
  );
}
