/** What the pages for signing in and up have in common: someone who is known already is sent on. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { knownLanding } from "../features/auth/known-landing.ts";
import { services } from "../services.server.ts";

export async function sendOnIfKnown({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const session = await context.get(services)?.session();
  const to = knownLanding(session?.user, request.url);
  if (to) throw redirect(to);
  return null;
}
