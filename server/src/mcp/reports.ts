/** Reports as resources, in Markdown: clients can attach one to a conversation. */
import { reportMarkdown } from "@citeworthy/core/report/markdown";
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import type { Bench } from "./bench.ts";
import { markUntrusted } from "./untrusted.ts";

const LISTED = 50;
const MIME = "text/markdown";
const addressOf = (id: string) => `citeworthy://reports/${encodeURIComponent(id)}`;

export function offerReports(server: McpServer, bench: Bench): void {
  if (!bench.may("read")) return;
  const list = async () => {
    const { pages } = await bench.list({ limit: LISTED, after: null });
    const resources = pages.map(({ id, url, score }) => ({
      uri: addressOf(id),
      name: url,
      description: `Score ${score} of 100`,
      mimeType: MIME,
    }));
    return { resources };
  };
  const about = { title: "Report", description: "The whole analysis of a page.", mimeType: MIME };
  server.registerResource(
    "report",
    new ResourceTemplate("citeworthy://reports/{id}", { list }),
    about,
    async (uri, { id }) => {
      const result = await bench.find(decodeURIComponent(String(id)));
      if (result === null) throw new Error("There is no such report.");
      return { contents: [{ uri: uri.href, mimeType: MIME, text: markUntrusted(reportMarkdown(result)) }] };
    },
  );
}
