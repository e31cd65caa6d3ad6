/** The vendors, each with its key. With a key, the monitor asks it as an answer engine. */
import { Search } from "lucide-react";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { KeyDialog, RemoveDialog } from "./dialogs.tsx";
import { keyWords, type Vendor } from "./model-data.ts";
import { ModelList, ModelRow } from "./model-row.tsx";
import { useRowTest } from "./reading-models.tsx";
import { TestResult } from "./test-result.tsx";

const PRODUCT: Record<string, string> = {
  perplexity: "Perplexity",
  openai: "OpenAI (ChatGPT)",
  gemini: "Google (Gemini)",
  anthropic: "Anthropic (Claude)",
};

const stateOf = ({ isConnected, isKeyUnreadable, test }: Vendor) => {
  if (isKeyUnreadable) return { tone: "poor" as const, word: "Key unreadable" };
  if (!isConnected) return { tone: "plain" as const, word: "No key", hollow: true };
  return test?.kind === "failed"
    ? { tone: "poor" as const, word: "Test failed" }
    : { tone: "good" as const, word: "Connected" };
};

function VendorRow({ vendor }: { vendor: Vendor }) {
  const { state, start, stop } = useRowTest();
  const { id, name, model, isConnected, keyFrom, writes } = vendor;
  // The others are tested as models that read; one that only searches is tested here.
  const isTestedHere = isConnected && !writes;
  return (
    <ModelRow
      icon={Search}
      name={PRODUCT[id] ?? name}
      detail={isConnected ? `${model}. ${keyWords(vendor)}.` : keyWords(vendor)}
      state={stateOf(vendor)}
      actions={
        <>
          {keyFrom !== "environment" && <KeyDialog vendor={vendor} />}
          {(keyFrom === "saved" || vendor.isKeyUnreadable) && <RemoveDialog vendor={vendor} />}
          {isTestedHere && (
            <Button
              size="small"
              busy={state.kind === "running"}
              aria-label={`Test ${name}`}
              onClick={() => void start({ engine: id })}
            >
              Test it
            </Button>
          )}
        </>
      }
    >
      {isTestedHere && <TestResult state={state} last={vendor.test} onStop={stop} />}
    </ModelRow>
  );
}

export function VendorKeys({ vendors }: { vendors: Vendor[] }) {
  return (
    <Panel
      title="Vendors and answer engines"
      aside="Asked by the monitor, and for the sources in reports. Each needs its own key."
    >
      <ModelList>
        {vendors
          .filter(({ id }) => id !== "compatible")
          .map((vendor) => (
            <VendorRow key={vendor.id} vendor={vendor} />
          ))}
      </ModelList>
      <p className="mt-3 text-14 text-quiet">
        A key in the environment comes first and can only be changed there. Keys saved here are encrypted, and
        every change is in the audit log and in an email to all admins.
      </p>
    </Panel>
  );
}
