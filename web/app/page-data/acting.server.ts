/** Who visits a page of a workspace, and whether their role allows it. Visitors sign in first and come back to `path`. */
import { messageText } from "@citeworthy/core/messages";
import type { Need } from "@citeworthy/core/product/workspaces/roles";
import { data, redirect } from "react-router";
import { type PageServices, services } from "../services.server.ts";
import { authPath } from "../session/auth-path.ts";
import { isStop } from "./answer.server.ts";

type Context = { get(key: typeof services): PageServices | null };

/** For pages: a role that may not see the page gets a page that says so. */
export async function visitOf(context: Context, path: string, need: Need) {
  const { page, user } = await signedInPerson(context, path);
  const { workspaceId, role, workspace } = await orRefused(page, page.acting(need));
  return { page, user, userId: workspaceId, role, workspace };
}

/** For programs, which can't follow a link to a form. */
export async function programVisitOf(context: Context, need: Need) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw new Response(messageText("account/sign-in-required"), { status: 401 });
  const { workspaceId } = await orRefused(page, page.acting(need));
  return { page, userId: workspaceId };
}

/** For what concerns the person and no workspace. */
export async function signedInPerson(context: Context, path: string) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", path));
  return { page, user };
}

/** A refusal becomes a page with its message; anything else goes on. */
export async function orRefused<T>(page: PageServices, asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (isStop(error)) throw data(error.message, { status: page.statusOf(error) });
    throw error;
  });
}

const MISSING = ["project/not-found", "batch/not-found", "visibility/run-unknown", "work/not-found"];

/** A project or run of another workspace looks the same as one that doesn't exist. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (MISSING.includes(code)) throw new Response(null, { status: 404 });
    throw error;
  });
}
