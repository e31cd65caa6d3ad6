/** How to add the MCP server to each assistant. */
export type McpClient = {
  id: string;
  label: string;
  where: string;
  config: (address: string, key: string) => string;
};

const json = (value: unknown) => JSON.stringify(value, null, 2);
const headers = (key: string) => ({ Authorization: `Bearer ${key}` });

export const MCP_CLIENTS: readonly McpClient[] = [
  {
    id: "claude",
    label: "Claude",
    where: "Run this in a terminal.",
    config: (address, key) =>
      `claude mcp add --transport http citeworthy ${address} \\\n  --header "Authorization: Bearer ${key}"`,
  },
  {
    id: "cursor",
    label: "Cursor",
    where: "In ~/.cursor/mcp.json.",
    config: (url, key) => json({ mcpServers: { citeworthy: { url, headers: headers(key) } } }),
  },
  {
    id: "vs-code",
    label: "VS Code",
    where: "In .vscode/mcp.json.",
    config: (url, key) => json({ servers: { citeworthy: { type: "http", url, headers: headers(key) } } }),
  },
  {
    id: "other",
    label: "Other",
    where: "Streamable HTTP, with the key as a bearer token.",
    config: (url, key) => json({ mcpServers: { citeworthy: { type: "http", url, headers: headers(key) } } }),
  },
];
