/** A button, and the dialog that says what will happen before it does. */
import { type ReactNode, useState } from "react";
import { Dialog } from "../layout/dialog.tsx";
import { ActionForm } from "./action-form.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { useAction } from "./use-action.ts";

type ConfirmButtonProps = {
  /** On the button; `label` is what a screen reader says where several buttons have the same word. */
  verb: ReactNode;
  label?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  title: string;
  description: ReactNode;
  intent: string;
  fields?: Record<string, string>;
  submit: string;
  /** On the button that closes the dialog. */
  keep?: string;
  /** What to say after success. */
  done?: string;
  danger?: boolean;
  /** Runs first, and opens the dialog when it may. */
  before?: (open: () => void) => void;
  /** Fields of the form. */
  children?: ReactNode;
};

export function ConfirmButton(props: ConfirmButtonProps) {
  const { verb, label, size = "small", title, description, danger = false, before } = props;
  const { intent, fields, submit, keep = "Cancel", done, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const action = useAction({ done, onDone: close });
  const open = () => {
    action.reset();
    setIsAsking(true);
  };
  return (
    <>
      <Button
        size={size}
        variant={props.variant ?? (danger ? "danger" : undefined)}
        aria-label={label}
        onClick={() => (before ? before(open) : open())}
      >
        {verb}
      </Button>
      <Dialog open={isAsking} onClose={close} title={title} description={description}>
        <ActionForm
          action={action}
          intent={intent}
          fields={fields}
          submit={submit}
          variant={danger ? "danger" : "primary"}
          beside={
            <Button variant="quiet" onClick={close}>
              {keep}
            </Button>
          }
        >
          {children}
        </ActionForm>
      </Dialog>
    </>
  );
}
