/** Shared by the sign-in and sign-up pages: redirects users who are already signed in. */
import { type LoaderFunctionArgs, replace } from "react-router";
import { knownLanding } from "../../features/auth/landing/known-landing.ts";
import { services } from "../../services.server.ts";

export async function sendOnIfKnown({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const session = await context.get(services)?.session();
  const to = knownLanding(session?.user, request.url);
  if (to) throw replace(to);
  return null;
}
