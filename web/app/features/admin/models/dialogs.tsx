/** The dialogs of the page: a key, the name of a model, another server, and the question before something is removed. */
import { Field } from "../../../ui/form/field.tsx";
import { ConfirmedDialog } from "./confirmed-actions.tsx";
import { MODEL_INTENT, type Vendor } from "./model-data.ts";

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
    <ConfirmedDialog
      verb={verb}
      label={`${verb} of ${name}`}
      title={`Key of ${name}`}
      description="Stored encrypted, and never shown again: only its last four characters. Texts of analyzed pages are sent to this vendor once its model is used."
      intent={MODEL_INTENT.saveKey}
      done="Key saved. Test it to see whether it works."
      submit="Save key"
      fields={{ engine: id }}
    >
      <Field {...KEY_FIELD} required />
    </ConfirmedDialog>
  );
}

export function ModelDialog({ vendor: { id, name, model } }: { vendor: Vendor }) {
  return (
    <ConfirmedDialog
      verb="Change model"
      label={`Change the model of ${name}`}
      title={`Model of ${name}`}
      description="The name as the vendor writes it. A model whose price we don't know is reserved at the highest price we know."
      intent={MODEL_INTENT.saveModel}
      done="Model saved. Test it to see whether it works."
      submit="Save model"
      fields={{ engine: id }}
    >
      <Field
        label="Model"
        name="model"
        defaultValue={model}
        required
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmedDialog>
  );
}

type ServerDialogProps = { server: Vendor; open: string };

export function ServerDialog({ server: { baseUrl, model, keyFrom, isFree }, open }: ServerDialogProps) {
  return (
    <ConfirmedDialog
      verb={open}
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
    </ConfirmedDialog>
  );
}

export function RemoveDialog({ vendor: { id, name, isWriter } }: { vendor: Vendor }) {
  const what = id === "compatible" ? "server" : "key";
  return (
    <ConfirmedDialog
      verb={id === "compatible" ? "Remove" : "Remove key"}
      label={`Remove the ${what} of ${name}`}
      title={id === "compatible" ? "Remove your own server?" : `Remove the key of ${name}?`}
      description={
        isWriter
          ? "It reads pages at the moment. Reports will use another connected model, or our own rules. Finished reports stay as they are."
          : "It is not asked any more. Earlier answers and reports stay as they are."
      }
      intent={MODEL_INTENT.remove}
      done={id === "compatible" ? "Server removed." : "Key removed."}
      submit={id === "compatible" ? "Remove server" : "Remove key"}
      fields={{ engine: id }}
      danger
    />
  );
}
