/** The dialogs of the page: a key, the name of a model, another server, and the question before something is removed. */
import { type ReactNode, useState } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button, type ButtonVariant } from "../../../ui/form/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { useChange } from "./action-form.tsx";
import { MODEL_INTENT, type Vendor } from "./model-data.ts";

type ChangeDialogProps = {
  /** The button that opens it. */
  open: string;
  label: string;
  title: string;
  description: ReactNode;
  intent: string;
  done: string;
  submit: string;
  isRemoval?: boolean;
  variant?: ButtonVariant;
  children?: ReactNode;
};

function ChangeForm({
  intent,
  done,
  submit,
  isRemoval = false,
  onClose,
  children,
}: ChangeDialogProps & { onClose: () => void }) {
  const { fetcher, isBusy, problem } = useChange(done, onClose);
  return (
    <fetcher.Form method="post" className="grid gap-5" autoComplete="off">
      {problem && <Notice kind="error">{problem}</Notice>}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={isRemoval ? "danger" : "primary"}
          busy={isBusy}
        >
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  );
}

function ChangeDialog(props: ChangeDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant={props.variant} aria-label={props.label} onClick={() => setOpen(true)}>
        {props.open}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title={<span className="block text-22">{props.title}</span>}
          description={props.description}
        >
          <ChangeForm {...props} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

const KEY_FIELD = {
  label: "Key",
  name: "key",
  type: "password",
  autoComplete: "off",
  spellCheck: false,
  maxLength: 500,
} as const;

export function KeyDialog({ vendor }: { vendor: Vendor }) {
  const { id, name, keyFrom } = vendor;
  const verb = keyFrom === null ? "Add key" : "Replace key";
  return (
    <ChangeDialog
      open={verb}
      label={`${verb} of ${name}`}
      title={`Key of ${name}`}
      description="Stored encrypted, and never shown again: only its last four characters. Texts of analyzed pages are sent to this vendor once its model is used."
      intent={MODEL_INTENT.saveKey}
      done="Key saved. Test it to see whether it works."
      submit="Save key"
    >
      <input type="hidden" name="engine" value={id} />
      <Field {...KEY_FIELD} required />
    </ChangeDialog>
  );
}

export function ModelDialog({ vendor: { id, name, model } }: { vendor: Vendor }) {
  return (
    <ChangeDialog
      open="Change model"
      label={`Change the model of ${name}`}
      title={`Model of ${name}`}
      description="The name as the vendor writes it. A model whose price we don't know is reserved at the highest price we know."
      intent={MODEL_INTENT.saveModel}
      done="Model saved. Test it to see whether it works."
      submit="Save model"
    >
      <input type="hidden" name="engine" value={id} />
      <Field
        label="Model"
        name="model"
        defaultValue={model}
        required
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
    </ChangeDialog>
  );
}

type ServerDialogProps = { server: Vendor; open: string };

export function ServerDialog({ server: { baseUrl, model, keyFrom, isFree }, open }: ServerDialogProps) {
  return (
    <ChangeDialog
      open={open}
      label={baseUrl ? "Change your own server" : "Connect another server"}
      title="Your own server"
      description="Any server that speaks the OpenAI protocol: Ollama, LM Studio, vLLM, llama.cpp, OpenRouter. Only admins can set its address, and it may be on this machine."
      intent={MODEL_INTENT.saveServer}
      done="Server saved. Test it to see whether it works."
      submit="Save server"
    >
      <Field
        label="Address"
        name="baseUrl"
        type="url"
        defaultValue={baseUrl ?? ""}
        placeholder="http://localhost:11434/v1"
        hint="Up to and including the version."
        required
        maxLength={500}
      />
      <Field
        label="Model"
        name="model"
        defaultValue={baseUrl ? model : ""}
        placeholder="qwen3:14b"
        required
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...KEY_FIELD}
        optional
        hint={
          keyFrom === "saved"
            ? "Leave it empty to keep the saved key. A new address starts without one."
            : "Most servers on your own machine need none."
        }
      />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="isFree"
          defaultChecked={baseUrl === null || isFree}
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <span>
          Calls cost nothing
          <span className="block text-14 text-quiet">
            Otherwise each call is counted at the model's price, or at the highest one we know.
          </span>
        </span>
      </label>
    </ChangeDialog>
  );
}

export function RemoveDialog({ vendor: { id, name, isWriter } }: { vendor: Vendor }) {
  const what = id === "compatible" ? "server" : "key";
  return (
    <ChangeDialog
      open={id === "compatible" ? "Remove" : "Remove key"}
      label={`Remove the ${what} of ${name}`}
      variant="danger"
      title={id === "compatible" ? "Remove your own server?" : `Remove the key of ${name}?`}
      description={
        isWriter
          ? "It reads pages at the moment. Reports will use another connected model, or our own rules. Finished reports stay as they are."
          : "It is not asked any more. Earlier answers and reports stay as they are."
      }
      intent={MODEL_INTENT.remove}
      done={id === "compatible" ? "Server removed." : "Key removed."}
      submit={id === "compatible" ? "Remove server" : "Remove key"}
      isRemoval
    >
      <input type="hidden" name="engine" value={id} />
    </ChangeDialog>
  );
}
