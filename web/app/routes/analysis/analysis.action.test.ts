import { messageText } from "@citeworthy/core/messages";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type PageServices, services } from "../../services.server.ts";
import { action } from "./analysis.tsx";

const notFound = Object.assign(new Error(messageText("analysis/not-found")), {
  code: "analysis/not-found",
  kind: "missing",
});

test.each(["share", "stop-sharing"])(
  "somebody else's analysis answers 404 to %s; it once answered 500",
  async (intent) => {
    const refuse = () => Promise.reject(notFound);
    const page = {
      acting: async () => ({ workspaceId: "1" }),
      session: async () => ({ user: { id: "u1" } }),
      shareAnalysis: refuse,
      stopSharing: refuse,
      statusOf: () => 404,
    } as unknown as PageServices;
    const context = new RouterContextProvider();
    context.set(services, page);
    const request = new Request("http://localhost/analysis/a1", {
      method: "POST",
      body: new URLSearchParams({ intent }),
    });
    const args = { request, context, params: { id: "a1" } } as unknown as Parameters<typeof action>[0];
    expect(await action(args)).toMatchObject({
      init: { status: 404 },
      data: { ok: false, problem: notFound.message },
    });
  },
);
