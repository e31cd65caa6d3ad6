/** The model that reads and writes: what is connected, what was found on this machine, and how to connect another. */
import { Cpu, Laptop, Plug } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ConfirmedAction } from "./confirmed-actions.tsx";
import { ModelDialog, RemoveDialog, ServerDialog } from "./dialogs.tsx";
import { keyWords, type LocalServer, MODEL_INTENT, type ModelsData, type Vendor } from "./model-data.ts";
import { ModelList, ModelRow } from "./model-row.tsx";
import { TestResult } from "./test-result.tsx";
import { useModelTest } from "./use-model-test.ts";

/** A test in a row: its button and what it shows. */
export function useRowTest() {
  const { revalidate } = useRevalidator();
  return useModelTest(() => void revalidate());
}

const placeOf = ({ baseUrl }: { baseUrl: string | null }) =>
  baseUrl ? (URL.parse(baseUrl)?.host ?? baseUrl) : "";

function detailOf(vendor: Vendor): string {
  if (vendor.id !== "compatible") return keyWords(vendor);
  const from = vendor.modelFrom === "environment" ? "Set by LLM_BASE_URL and LLM_MODEL" : "Saved here";
  return `${placeOf(vendor)}. ${from}. ${keyWords(vendor)}.`;
}

type ConnectedModelProps = {
  vendor: Vendor;
  /** The name of the server, where it was found on this machine. */
  foundAs: string | undefined;
  isChosenByEnvironment: boolean;
};

function ConnectedModel({ vendor, foundAs, isChosenByEnvironment }: ConnectedModelProps) {
  const { state, start, stop } = useRowTest();
  const { id, model, isWriter, modelFrom } = vendor;
  const name = foundAs ? `${foundAs} on this machine` : vendor.name;
  const isOwn = id === "compatible";
  return (
    <ModelRow
      icon={isOwn ? Laptop : Cpu}
      name={`${name}, ${model}`}
      detail={detailOf(vendor)}
      state={
        isWriter ? { tone: "good", word: "In use" } : { tone: "plain", word: "Not in use", hollow: true }
      }
      actions={
        <>
          {!isWriter && !isChosenByEnvironment && (
            <ConfirmedAction
              intent={MODEL_INTENT.chooseWriter}
              fields={{ engine: id }}
              done={`${name} reads and writes from now on.`}
              label={`Use ${name} for reading and writing`}
            >
              Use it
            </ConfirmedAction>
          )}
          {!isOwn && modelFrom !== "environment" && <ModelDialog vendor={vendor} />}
          {isOwn && modelFrom !== "environment" && (
            <>
              <ServerDialog server={vendor} open="Change" />
              <RemoveDialog vendor={vendor} />
            </>
          )}
          <Button
            size="small"
            busy={state.kind === "running"}
            aria-label={`Test ${name}, ${model}`}
            onClick={() => void start({ engine: id })}
          >
            Test it
          </Button>
        </>
      }
    >
      <TestResult state={state} last={vendor.test} onStop={stop} />
    </ModelRow>
  );
}

type FoundServerProps = { server: LocalServer; isFirst: boolean; isOwnServerFixed: boolean };

/** A server on this machine. It is used only after a press on the button. */
function FoundServer({ server, isFirst, isOwnServerFixed }: FoundServerProps) {
  const { name, baseUrl, models, tests } = server;
  const [model, setModel] = useState(models[0] ?? "");
  const { state, start, stop } = useRowTest();
  const chosen = models.includes(model) ? model : (models[0] ?? "");
  return (
    <ModelRow
      icon={Laptop}
      name={`${name} is running on this machine`}
      detail={`${placeOf(server)}, ${models.length === 1 ? "1 model" : `${models.length} models`}. Free, and no text leaves this machine. Nothing is sent to it until you press a button.`}
      state={{ tone: "plain", word: "Not in use", hollow: true }}
      actions={
        <>
          <select
            aria-label={`Model of ${name}`}
            value={chosen}
            onChange={(event) => setModel(event.target.value)}
            className={`${SELECT_CLASS} min-w-0 flex-1 text-14 md:max-w-60`}
            disabled={state.kind === "running"}
          >
            {models.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <Button
            size="small"
            variant={isFirst ? "primary" : "line"}
            busy={state.kind === "running"}
            aria-label={`Test ${chosen} on ${name}`}
            onClick={() => void start({ baseUrl, model: chosen })}
          >
            Test it
          </Button>
          {!isOwnServerFixed && (
            <ConfirmedAction
              intent={MODEL_INTENT.useLocal}
              fields={{ baseUrl, model: chosen }}
              done={`${chosen} reads and writes from now on.`}
              label={`Use ${chosen} on ${name}`}
            >
              Use it
            </ConfirmedAction>
          )}
        </>
      }
    >
      <TestResult state={state} last={tests[chosen] ?? null} onStop={stop} />
    </ModelRow>
  );
}

const isSet = (server: Vendor | undefined) => server?.modelFrom === "environment";

export function ReadingModels({ vendors, local, writerFrom }: ModelsData) {
  const writers = vendors.filter(({ writes, isConnected }) => writes && isConnected);
  const ordered = [...writers].sort((one, other) => Number(other.isWriter) - Number(one.isWriter));
  const own = vendors.find(({ id }) => id === "compatible");
  const found = local.servers.filter(({ baseUrl }) => baseUrl !== own?.baseUrl);
  return (
    <Panel title="Reading and writing model" aside="Reads pages and proposes edits. One at a time.">
      {writers.length === 0 && (
        <div className="mt-5">
          <EmptyState title="Reports use our own rules">
            <p>
              {found.length > 0
                ? "A model server is running on this machine. Test a model on our page before you use it: it costs nothing."
                : "Connect a model to get finished texts for edits: save a vendor's key below, or connect a server of your own."}
            </p>
          </EmptyState>
        </div>
      )}
      <ModelList>
        {ordered.map((vendor) => (
          <ConnectedModel
            key={vendor.id}
            vendor={vendor}
            foundAs={local.servers.find(({ baseUrl }) => baseUrl === vendor.baseUrl)?.name}
            isChosenByEnvironment={writerFrom === "environment"}
          />
        ))}
        {found.map((server, at) => (
          <FoundServer
            key={server.baseUrl}
            server={server}
            isFirst={writers.length === 0 && at === 0}
            isOwnServerFixed={isSet(own)}
          />
        ))}
        {own && !own.isConnected && (
          <ModelRow
            icon={Plug}
            name="Another server"
            detail="Ollama, LM Studio, vLLM, OpenRouter: any server that speaks the OpenAI protocol."
            actions={<ServerDialog server={own} open="Connect" />}
          />
        )}
      </ModelList>
      <p className="mt-3 text-14 text-quiet">
        {local.isLooking
          ? "We look for Ollama, LM Studio, llama.cpp and vLLM on this machine whenever this page opens."
          : "Looking for model servers on this machine is turned off (AI_LOCAL_PORTS)."}
        {writerFrom === "environment" &&
          " AI_WRITER in the environment decides which model reads and writes."}
      </p>
      {writers.length > 0 && !writers.some(({ isWriter }) => isWriter) && (
        <div className="mt-3">
          <Notice>No connected model reads and writes at the moment.</Notice>
        </div>
      )}
    </Panel>
  );
}
