/** Screens of projects are for signed-in users; others come back here after signing in. */
import { messageText } from "@citeworthy/core/messages";
import { redirect } from "react-router";
import { type PageServices, services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";

type Context = { get(key: typeof services): PageServices | null };

export async function signedInUser(context: Context, path: string) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", path));
  return { page, userId: user.id };
}

/** The same for programs, which can't follow a link to a form. */
export async function requireUser(context: Context) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw new Response(messageText("account/sign-in-required"), { status: 401 });
  return { page, userId: user.id };
}

/** A project or run of someone else looks the same as one that doesn't exist. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "project/not-found" || code === "batch/not-found") throw new Response(null, { status: 404 });
    throw error;
  });
}
