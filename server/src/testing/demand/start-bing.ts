/** Bing Webmaster Tools on loopback, in the form of its JSON interface. */
import { createServer } from "node:http";
import { listenOnLoopback } from "../listen-on-loopback.ts";

type BingRow = { day: string; query: string; clicks: number; impressions: number; position: number };
export type BingScript = {
  key: string;
  sites: { url: string; isVerified: boolean }[];
  pages: BingRow[];
  queries: (page: string) => BingRow[];
};
type BingRefusal = { status: number; code: number; headers?: Record<string, string> };
export type LoopbackBing = {
  url: string;
  script: BingScript;
  calls: string[];
  refuse(method: string, refusal: BingRefusal): void;
  stop(): Promise<void>;
};

const statOf = ({ day, query, clicks, impressions, position }: BingRow) => ({
  __type: "QueryStats:#Microsoft.Bing.Webmaster.Api",
  AvgClickPosition: -1,
  AvgImpressionPosition: position,
  Clicks: clicks,
  Date: `/Date(${Date.parse(`${day}T00:00:00Z`)}-0700)/`,
  Impressions: impressions,
  Query: query,
});

export async function startBingData(script: BingScript): Promise<LoopbackBing> {
  const calls: string[] = [];
  const refusals: { method: string; refusal: BingRefusal }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://loopback");
    const method = pathname.split("/").at(-1) ?? "";
    calls.push(method);
    const send = (status: number, json: object, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
        .end(JSON.stringify(json));
    const at = refusals.findIndex((one) => one.method === method);
    const [refused] = at < 0 ? [] : refusals.splice(at, 1);
    if (refused) {
      const { status, code, headers } = refused.refusal;
      return send(status, { ErrorCode: code, Message: "ERROR!!!" }, headers);
    }
    if (searchParams.get("apikey") !== script.key)
      return send(400, { ErrorCode: 3, Message: "ERROR!!! InvalidApiKey" });
    if (method === "GetUserSites")
      return send(200, {
        d: script.sites.map(({ url, isVerified }) => ({
          __type: "Site:#Microsoft.Bing.Webmaster.Api",
          AuthenticationCode: "0",
          DnsVerificationCode: "0",
          IsVerified: isVerified,
          Url: url,
        })),
      });
    if (!script.sites.some(({ url }) => url === searchParams.get("siteUrl")))
      return send(400, { ErrorCode: 14, Message: "ERROR!!! NotAuthorized" });
    if (method === "GetPageStats") return send(200, { d: script.pages.map(statOf) });
    if (method === "GetPageQueryStats")
      return send(200, { d: script.queries(searchParams.get("page") ?? "").map(statOf) });
    return send(404, {});
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    script,
    calls,
    refuse: (method, refusal) => void refusals.push({ method, refusal }),
    stop: () =>
      new Promise((gone) => {
        server.closeAllConnections();
        server.close(() => gone());
      }),
  };
}
