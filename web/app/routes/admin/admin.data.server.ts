/** Loads the admin dashboard as plain data. A section that fails is logged and set to null; the others still show. */

import { isUserFilter } from "@citeworthy/core/product/accounts/user-filters";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { data } from "react-router";
import { changeFrom } from "../../features/admin/panels/change-user.tsx";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { PageServices } from "../../services.server.ts";

type AdminQuery = ReturnType<typeof adminQuery>;
export type AdminData = Awaited<ReturnType<typeof adminData>>;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Anyone can edit the URL, so invalid parameters fall back to the first page of all users. */
export function adminQuery(params: URLSearchParams) {
  const filter = params.get("filter");
  const [after, before] = [params.get("after"), params.get("before")];
  const at = params.get("at") === "end" ? "end" : "start";
  return {
    filter: isUserFilter(filter) ? filter : "all",
    search: params.get("search")?.trim() || null,
    start: after ? { after } : before ? { before } : ({ at } as const),
    /** The position of the page's first user in the list; only used for the text below the table. */
    from: wholeNumber(params.get("from")) ?? 1,
    auditBefore: wholeNumber(params.get("audit")),
  };
}

/** Sums up all calls per engine, whatever their purpose. */
function spendOf({ totals, today, pricesAsOf }: Awaited<ReturnType<PageServices["aiUsage"]>>) {
  const byEngine = Map.groupBy(totals, ({ engine }) => engine);
  const engines = [...byEngine].map(([engine, lines]) => {
    const sum = (of: "calls" | "failures" | "unpriced" | "costUsd") =>
      lines.reduce((total, line) => total + line[of], 0);
    return {
      name: ENGINE_NAMES[engine],
      calls: sum("calls"),
      failures: sum("failures"),
      unpriced: sum("unpriced"),
      costUsd: sum("costUsd"),
    };
  });
  return { today, engines, pricesAsOf };
}

export async function adminData(page: PageServices, { from, auditBefore, ...query }: AdminQuery, now: Date) {
  const read = async <T>(what: string, reading: Promise<T>): Promise<T | null> => {
    try {
      return await reading;
    } catch (error) {
      page.log.error(`admin: ${what} could not be read`, { requestId: page.requestId, error });
      return null;
    }
  };
  const [figures, list, events, entries, spend, evidence, validity] = await Promise.all([
    read("figures", page.admin.figures()),
    read("users", page.admin.users(query)),
    read("webhook events", page.admin.webhookEvents()),
    read("audit log", page.admin.auditLog(auditBefore)),
    read("engine spend", page.aiUsage({ days: 1 }).then(spendOf)),
    read("score evidence", page.scoreEvidence()),
    read("validity", page.ownValidity()),
  ]);
  return {
    readAt: now.toISOString(),
    filter: query.filter,
    search: query.search,
    from,
    figures,
    spend,
    evidence,
    validity,
    list: list && {
      ...list,
      users: list.users.map((user) => ({ ...user, trialEnd: user.trialEnd?.toISOString() ?? null })),
    },
    events: events?.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })) ?? null,
    entries: entries?.map((entry) => ({ ...entry, at: entry.at.toISOString() })) ?? null,
    isLatestLog: auditBefore === null,
  };
}

/** For an admin, which the route checks. */
export async function changeUserIn(page: PageServices, adminId: string, request: Request) {
  const change = changeFrom(await readForm(request));
  const sessionId = await page.sessions.idOf(request.headers);
  if (change === null || !sessionId)
    return data<ServiceResult<null>>({ ok: false, problem: "Unknown action." }, { status: 400 });
  const actor = { kind: "admin", id: adminId, requestId: page.requestId } as const;
  return answer(page, { what: "changing a user" }, async () => {
    await page.changeUser(actor, { ...change, sessionId });
    return null;
  });
}
