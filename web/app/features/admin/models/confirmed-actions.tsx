/** Buttons that change models. Each is a step that needs a recent sign-in, so the password is asked for first if need be. */
import type { ComponentProps } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { ActionButton } from "../../../ui/form/action-form.tsx";
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";

export function ConfirmedDialog(props: Omit<ComponentProps<typeof ConfirmButton>, "before">) {
  const { run, dialog } = useConfirmed();
  return (
    <>
      <ConfirmButton {...props} before={(open) => void run(open)} />
      {dialog}
    </>
  );
}

export function ConfirmedAction(props: Omit<ComponentProps<typeof ActionButton>, "before">) {
  const { run, dialog } = useConfirmed();
  return (
    <>
      <ActionButton {...props} before={(send) => void run(send)} />
      {dialog}
    </>
  );
}
