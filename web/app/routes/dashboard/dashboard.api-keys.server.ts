/** Data and forms of the API keys page. The account and the session always come from the request's cookie. */
import { DAY_MS } from "@citeworthy/core/time";
import { data } from "react-router";
import { KEY_INTENT, type KeyEntry } from "../../features/security/api-keys/key-forms.ts";
import { orRefused } from "../../page-data/acting.server.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

type User = { id: string; email: string; isAdmin: boolean };
export type Visit = {
  page: PageServices;
  user: User;
  workspaceId: string;
  sessionId: string;
  mayCreate: boolean;
};

/** `null` if the keys could not be read. */
export async function keysOf({ page, user, workspaceId }: Visit): Promise<KeyEntry[] | null> {
  const now = Date.now();
  try {
    const keys = await page.listApiKeys(user.id, workspaceId);
    return keys.map(({ id, name, ending, scopes, expiresAt, lastUsedAt }) => ({
      ...{ id, name, ending, scopes },
      expiresAt: expiresAt.toISOString(),
      daysLeft: Math.ceil((expiresAt.getTime() - now) / DAY_MS),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  } catch (error) {
    page.log.error("API keys could not be read", { userId: user.id, requestId: page.requestId, error });
    return null;
  }
}

export async function doWithKeys({ page, user, workspaceId, sessionId }: Visit, form: FormData) {
  const { requestId } = page;
  switch (String(form.get("intent"))) {
    case KEY_INTENT.create:
      await orRefused(page, page.acting("write"));
      return answer(page, { what: "creating an API key" }, () =>
        page.createApiKey({
          user,
          workspaceId,
          sessionId,
          name: String(form.get("name") ?? ""),
          scopes: form.getAll("scope").map(String),
          days: Number(form.get("days")),
          requestId,
        }),
      );
    case KEY_INTENT.revoke:
      return answer(page, { what: "revoking an API key" }, async () => {
        await page.revokeApiKey({ userId: user.id, keyId: String(form.get("key")), requestId });
        return null;
      });
    default:
      return data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
  }
}
