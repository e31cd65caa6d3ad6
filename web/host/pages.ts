/** Renders pages: each request gets its services, its nonce and its content policy. */
import { randomBytes } from "node:crypto";
import { type EdgeContext, sessionAnswer, userOfRequest } from "@citeworthy/server/http";
import { AppError, type Services } from "@citeworthy/server/services";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { nonceContext } from "../app/delivery/nonce.ts";
import type { PageServices, services } from "../app/services.server.ts";
import { compressed } from "./compress.ts";
import { contentPolicy, formTargetsOf, nonceSource } from "./content-policy.ts";

/** The keys are the bundle's own objects: another copy of the same file would not match. */
type Entry = { services: typeof services; nonceContext: typeof nonceContext };
type Rendering = { build: () => Promise<ServerBuild> | ServerBuild; mode: "production" | "development" };

function pageServices(server: Services, c: EdgeContext): PageServices {
  let askedUser: ReturnType<typeof userOfRequest> | undefined;
  let asked: ReturnType<PageServices["session"]> | undefined;
  const userOf = () => (askedUser ??= userOfRequest(server.sessions, c));
  const session = async () => {
    const user = await userOf();
    return sessionAnswer(server, user && { user });
  };
  const acting: PageServices["acting"] = async (need) => {
    const user = await userOf();
    if (user === null) throw new AppError("account/sign-in-required");
    return server.actAs({ user }, need);
  };
  const [requestId, clientAddress] = [c.get("requestId"), c.get("clientAddress")];
  return { ...server, requestId, clientAddress, session: () => (asked ??= session()), acting };
}

/** One address per page: `/about/` is sent to `/about`. */
function withoutSlash(c: EdgeContext): Response | null {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === "/" || !pathname.endsWith("/") || c.req.method !== "GET") return null;
  return c.redirect(`${pathname.replace(/^\/+/, "/").replace(/\/+$/, "") || "/"}${search}`, 301);
}

/** Our server entry exports more than the router knows of. */
const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as Entry;

/** Renders a page as somebody without a session sees it. Without a nonce: the answer is kept for many (`visitor-pages.ts`). */
export const renderForVisitor =
  (server: Services, built: ServerBuild) =>
  (path: string): Promise<Response> => {
    const { services, nonceContext } = entryOf(built);
    const context = new RouterContextProvider();
    // No request is behind this page, so it has no id to show and no address to count.
    const request = { requestId: "", clientAddress: "" };
    context.set(services, {
      ...server,
      ...request,
      session: () => sessionAnswer(server, null),
      acting: async () => Promise.reject(new AppError("account/sign-in-required")),
    });
    context.set(nonceContext, "");
    return createRequestHandler(built, "production")(new Request(new URL(path, server.baseUrl)), context);
  };

export const renderPages =
  (server: Services, { build, mode }: Rendering) =>
  async (c: EdgeContext) => {
    const redirect = withoutSlash(c);
    if (redirect) return redirect;
    const built = await build();
    const entry = entryOf(built);
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString("base64");
    context.set(entry.services, pageServices(server, c));
    context.set(entry.nonceContext, nonce);

    const answer = await createRequestHandler(built, mode)(c.req.raw, context);
    if (answer.headers.get("Content-Type")?.startsWith("text/html")) {
      const isHttps = server.baseUrl.startsWith("https:");
      // Vite's own inline scripts carry no nonce, so there is no policy while developing.
      if (mode === "production")
        answer.headers.set(
          "Content-Security-Policy",
          contentPolicy([nonceSource(nonce)], { isHttps, formTargets: formTargetsOf(server.config) }),
        );
    }
    // A page with a nonce, or with somebody's data, is nobody else's.
    if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-store");
    return compressed(c.req.raw, answer);
  };
