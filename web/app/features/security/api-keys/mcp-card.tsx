/** How to use the product from an assistant, with a key that is filled in on request and shown once. */
import { MCP_TOOLS, type McpTool } from "@citeworthy/core/product/mcp-tools";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import { type CreatedKey, KEY_INTENT } from "./key-forms.ts";
import { MCP_CLIENTS, type McpClient } from "./mcp-clients.ts";

const READ_KEY = { intent: KEY_INTENT.create, name: "Assistant", scope: "read", days: "90" };
const PLACEHOLDER = "YOUR_KEY";

function Config({ client, address, token }: { client: McpClient; address: string; token: string | null }) {
  const text = client.config(address, token ?? PLACEHOLDER);
  return (
    <div className="grid gap-3">
      <p className="text-14 text-quiet">{client.where}</p>
      <pre className="rounded-md border border-line bg-wash p-4 font-mono text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
      <div>
        <CopyButton text={text} what={`for ${client.label}`} variant="line" />
      </div>
    </div>
  );
}

function costWords(uses: McpTool["uses"], scope: string): string {
  if (uses === 0) return "free";
  return `${uses === 1 ? "1 use" : "1 use for each page"}, needs ${scope}`;
}

const ToolList = () => (
  <ul className="grid gap-x-8 sm:grid-cols-2">
    {MCP_TOOLS.map(({ name, scope, uses }) => (
      <li key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
        <code className="font-mono text-14">{name}</code>
        <span className="text-right text-14 text-quiet">{costWords(uses, scope)}</span>
      </li>
    ))}
  </ul>
);

export function McpCard({ address }: { address: string }) {
  const { post, isBusy, problem, value } = useAction<CreatedKey>();
  const { run, dialog } = useConfirmed();
  const token = value?.token ?? null;
  const tabs = MCP_CLIENTS.map((client) => ({
    id: client.id,
    label: client.label,
    content: <Config client={client} address={address} token={token} />,
  }));
  return (
    <Panel title="Use it from your assistant" aside="By MCP, the open protocol for tools.">
      <div className="mt-4 grid grid-cols-1 gap-6">
        <Tabs label="Assistants" tabs={tabs} initial="claude" />
        {problem && <Notice kind="error">{problem}</Notice>}
        {token ? (
          <Notice kind="info">
            The key is filled in above. This is the only time you see it: copy it now.
          </Notice>
        ) : (
          <div>
            <Button variant="primary" busy={isBusy} onClick={() => void run(() => post(READ_KEY))}>
              Create a read key and fill it in
            </Button>
          </div>
        )}
        {dialog}
        <ToolList />
        <p className="text-14 text-quiet">
          Your assistant sees only the tools that its key may use. With a read key it can't spend anything.
        </p>
      </div>
    </Panel>
  );
}
