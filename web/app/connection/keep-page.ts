/**
 * The `clientAction` of every route with forms. Without it, a request that can't be sent replaces the whole page by an
 * error page, and what the user typed is lost.
 */
import { data, isRouteErrorResponse } from "react-router";
import { unsentText } from "./unsent-text.ts";

/** Any status from 400 on: the router then doesn't reload the page's data, which would fail as well. */
const NOT_SENT = 503;

/** Redirects and the server's own refusals pass. */
const isAnswer = (error: unknown) => error instanceof Response || isRouteErrorResponse(error);

export async function keepPage({ serverAction }: { serverAction: () => Promise<unknown> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (isAnswer(error)) throw error;
    return data({ ok: false as const, problem: unsentText(error), unsent: true }, { status: NOT_SENT });
  }
}
