/** The connected accounts of a workspace: connecting, choosing properties, reading, ended access, disconnecting. */
import { type DataProvider, type GoogleKind, PROPERTY_NAME } from "@citeworthy/core/demand/properties";
import { site } from "@citeworthy/core/product/identity/site";
import { Check, Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Form, Link, useNavigation, useRevalidator } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { dateWords } from "../../ui/figures/date-text.tsx";
import { ActionForm } from "../../ui/form/action-form.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Card } from "../../ui/parts/card.tsx";
import {
  type AccountRow,
  CONNECTED_INTENT,
  CONNECTED_PATH,
  type ConnectedView,
  type PropertyRow,
} from "./connected-view.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyChoice } from "./property-choice.tsx";

const REFRESH_MS = 4_000;

/** While a property is being read, the page shows how far it is. */
function useProgress(properties: readonly PropertyRow[]): void {
  const { revalidate, state } = useRevalidator();
  const isReading = properties.some((property) => property.state === "reading");
  useEffect(() => {
    if (!isReading || state !== "idle") return undefined;
    const timer = setTimeout(() => void revalidate(), REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isReading, state, revalidate]);
}

type ConnectedPanelProps = { view: ConnectedView; problem: string | null };

export function ConnectedPanel({ view, problem }: ConnectedPanelProps) {
  useProgress(view.properties);
  const ofProvider = (provider: DataProvider) => ({
    account: view.accounts.find((one) => one.provider === provider) ?? null,
    properties: view.properties.filter(({ kind }) => (kind === "bing") === (provider === "bing")),
    view,
  });
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Panel title="Google" aside={`Read only. ${site.name} can’t change anything at Google.`}>
        <Google {...ofProvider("google")} />
      </Panel>
      <Panel title="Bing Webmaster Tools" aside="By API key. We only read.">
        <Bing {...ofProvider("bing")} />
      </Panel>
    </>
  );
}

type ProviderProps = { account: AccountRow | null; properties: PropertyRow[]; view: ConnectedView };

function Google(props: ProviderProps) {
  const { account, view } = props;
  if (account)
    return <Connected {...props} account={account} name="Google" again={<ConnectGoogle again />} />;
  if (!view.hasGoogleClient)
    return (
      <div className="mt-4">
        <Notice title="Google isn’t set up on this installation.">
          <p>
            The operator registers a client at Google and sets <code>GOOGLE_CLIENT_ID</code> and{" "}
            <code>GOOGLE_CLIENT_SECRET</code>.{" "}
            <Link to="/docs/connected-data" className="link">
              How to set it up
            </Link>
          </p>
        </Notice>
      </div>
    );
  return (
    <Card className="mt-5 grid gap-8 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <h3 className="text-22">Connect Google</h3>
        <p>
          See demand and visits next to citations and score. You sign in at Google and choose what we may
          read.
        </p>
        <EditorsOnly note="Editors connect accounts.">
          <ConnectGoogle />
        </EditorsOnly>
        <p className="text-14 text-quiet">
          No Google account?{" "}
          <Link to="/ai-reports" className="link">
            Import CSV files
          </Link>{" "}
          instead.
        </p>
      </div>
      <Promises />
    </Card>
  );
}

const READS = [
  "Page, query, impressions and clicks per day",
  "Sessions and key events by landing page and source",
];
const NEVER = ["Change settings, sitemaps or users", "Read visitor IDs, or any property you don’t choose"];

function Promises() {
  const list = (title: string, lines: readonly string[], mark: ReactNode) => (
    <div className="grid gap-2">
      <h4 className="text-14 font-semibold">{title}</h4>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            {mark}
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="grid content-start gap-5">
      {list("What we read", READS, <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />)}
      {list(
        "What we never do",
        NEVER,
        <span aria-hidden="true" className="w-4 shrink-0 text-center text-quiet">
          –
        </span>,
      )}
    </div>
  );
}

function ConnectGoogle({ again = false }: { again?: boolean }) {
  const isBusy = useNavigation().formData?.get("intent") === CONNECTED_INTENT.google;
  return (
    <Form method="post" action={CONNECTED_PATH}>
      <Button
        type="submit"
        name="intent"
        value={CONNECTED_INTENT.google}
        variant="primary"
        size={again ? "small" : "medium"}
        busy={isBusy}
      >
        {again ? "Connect again" : "Connect Google"}
      </Button>
    </Form>
  );
}

function Bing(props: ProviderProps) {
  const { account } = props;
  if (account) return <Connected {...props} account={account} name="Bing" again={<BingKey again />} />;
  return (
    <Card className="mt-5 grid gap-4">
      <p>
        Impressions and clicks in Bing, which Copilot and other assistants search with. The key is in Bing
        Webmaster Tools under Settings, API access.
      </p>
      <EditorsOnly note="Editors connect accounts.">
        <BingKey />
      </EditorsOnly>
    </Card>
  );
}

function BingKey({ again = false }: { again?: boolean }) {
  const action = useAction();
  return (
    <ActionForm
      action={action}
      intent={CONNECTED_INTENT.bing}
      submit={again ? "Connect again" : "Connect Bing"}
      isProblemInField
      className="grid gap-3"
    >
      <Field
        label="API key"
        name="key"
        type="password"
        autoComplete="off"
        required
        maxLength={200}
        error={action.problem}
      />
    </ActionForm>
  );
}

const NOT_READ: Record<GoogleKind, string> = {
  search_console: "Impressions, clicks and queries",
  analytics: "Sessions, key events and revenue",
};

/** The user unticked a service on Google's consent screen. The other one works. */
function LeftOut({ kind, again }: { kind: GoogleKind; again: ReactNode }) {
  const name = PROPERTY_NAME[kind];
  return (
    <Notice title={`${name} isn’t included in the access.`}>
      <p>
        {NOT_READ[kind]} aren’t read. To read them, connect again and tick {name} on Google’s page.
      </p>
      <EditorsOnly>
        <div className="pt-3">{again}</div>
      </EditorsOnly>
    </Notice>
  );
}

type ConnectedProps = ProviderProps & { account: AccountRow; name: string; again: ReactNode };

function Connected({ account, properties, view, name, again }: ConnectedProps) {
  const { provider, endedAt, leftOut } = account;
  const choosing = view.choosing?.provider === provider ? view.choosing : null;
  return (
    <div className="mt-4 grid gap-5">
      {endedAt && (
        <Notice kind="error" title={`${name} ended our access on ${dateWords(endedAt, false, 0)}.`}>
          <p>Someone removed it, or a password or key changed. The data read so far is kept.</p>
          <EditorsOnly>
            <div className="pt-3">{again}</div>
          </EditorsOnly>
        </Notice>
      )}
      {!endedAt && leftOut.map((kind) => <LeftOut key={kind} kind={kind} again={again} />)}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-quiet [overflow-wrap:anywhere]">
          {account.account ? `Signed in as ${account.account}.` : "Connected by API key."}
        </p>
        <EditorsOnly>
          <div className="flex flex-wrap gap-2">
            {!endedAt && !choosing && (
              <ButtonLink
                size="small"
                variant={properties.length === 0 ? "primary" : "line"}
                to={`${CONNECTED_PATH}?choose=${provider}`}
                preventScrollReset
              >
                <Plus aria-hidden="true" className="size-4.5" />
                Add a property
              </ButtonLink>
            )}
            <ConfirmButton
              verb="Disconnect"
              label={`Disconnect ${name}`}
              title={`Disconnect ${name}?`}
              description={`We end our access, stop reading, and delete everything read from ${name}: queries, visits and the demand of your pages. Scores and citations stay.`}
              intent={CONNECTED_INTENT.disconnect}
              submit="Disconnect and delete the data"
              done={`${name} disconnected`}
              danger
              fields={{ provider }}
            />
          </div>
        </EditorsOnly>
      </div>
      {choosing && <PropertyChoice choosing={choosing} projects={view.projects} />}
      {properties.length === 0 && !choosing && !endedAt && (
        <p className="text-quiet">No property is read yet. Add one to see its figures.</p>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        {properties.map((property) => (
          <PropertyCard key={property.id} property={property} hasEnded={endedAt !== null} />
        ))}
      </div>
    </div>
  );
}
