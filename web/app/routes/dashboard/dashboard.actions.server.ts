/** Handles the dashboard's forms. The account always comes from the session, never from a form. */
import { data, redirect } from "react-router";
import { INTENT } from "../../features/dashboard/dashboard-forms.ts";
import { HIDE_FIRST_STEPS } from "../../features/getting-started/first-steps-view.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

type Doing = { page: PageServices; userId: string; form: FormData; request: Request };

const text = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
};

const saveProfile = ({ page, userId, form }: Doing) =>
  answer(page, { what: "a profile update", wordless: "profile/update-failed" }, () =>
    page.updateProfile({ userId, name: text(form, "name"), phone: text(form, "phone") }),
  );

/** A stolen session must not reach the bills. */
const requireRecentSignIn = async ({ page, request }: Doing) =>
  page.requireRecentSignIn((await page.sessions.idOf(request.headers)) ?? "");

const openPortal = (doing: Doing) =>
  answer(doing.page, { what: "opening the portal" }, async () => {
    const { page } = doing;
    const { workspaceId } = await page.acting("manage");
    await requireRecentSignIn(doing);
    throw redirect((await page.openPortal(workspaceId)).url);
  });

const cancelPlan = (doing: Doing) =>
  answer(doing.page, { what: "cancelling a plan" }, async () => {
    const { page } = doing;
    const { workspaceId } = await page.acting("manage");
    await requireRecentSignIn(doing);
    await page.cancelSubscription(workspaceId);
    return null;
  });

const deleteAccount = ({ page, userId, form, request }: Doing) =>
  answer(page, { what: "deleting an account", wordless: "account/delete-failed" }, async () => {
    const proof = { password: text(form, "password") ?? "", email: text(form, "email") ?? "" };
    await page.deleteAccount({ userId, headers: request.headers, proof, requestId: page.requestId });
    const headers = new Headers();
    const goodbye = await page.signOut(request.headers);
    for (const cookie of goodbye.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
    throw redirect("/account-deleted", { headers });
  });

const hideFirstSteps = ({ page, userId }: Doing) =>
  answer(page, { what: "hiding the first steps" }, async () => {
    const { workspaceId } = await page.acting("write");
    await page.firstSteps.hide({ workspaceId, userId });
    return null;
  });

const DOES: Record<string, (doing: Doing) => Promise<unknown>> = {
  [INTENT.saveProfile]: saveProfile,
  [INTENT.openPortal]: openPortal,
  [INTENT.cancelPlan]: cancelPlan,
  [INTENT.deleteAccount]: deleteAccount,
  [HIDE_FIRST_STEPS]: hideFirstSteps,
};

export async function runDashboardAction(doing: Doing) {
  const intent = String(doing.form.get("intent"));
  const does = Object.hasOwn(DOES, intent) ? DOES[intent] : undefined;
  return does ? does(doing) : data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
}
