/** Calls to Google and Bing with the stored token. A token that is refused is renewed once; then the access has ended. */
import { AppError } from "../../errors.ts";
import type { DataConnection } from "../../ports/demand/connections.ts";
import type { GoogleService } from "../../ports/demand/services.ts";
import type { DemandNeeds } from "./needs.ts";

const isEnded = (error: unknown) => error instanceof AppError && error.code === "demand/access-ended";

async function noteEnd<T>(
  { storage, clock }: DemandNeeds,
  { id }: DataConnection,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isEnded(error)) await storage.connections.end(id, clock.now());
    throw error;
  }
}

export type AskGoogle = <T>(ask: (google: GoogleService, token: string) => Promise<T>) => Promise<T>;

/** The short-lived token is kept in memory only. */
export function googleAccess(deps: DemandNeeds, connection: DataConnection): AskGoogle {
  const { google } = deps;
  if (google === null) throw new AppError("demand/google-not-configured");
  let token: string | null = null;
  const renew = () => google.accessToken(deps.seals.open(connection.sealedToken));
  return (ask) =>
    noteEnd(deps, connection, async () => {
      token ??= await renew();
      try {
        return await ask(google, token);
      } catch (error) {
        if (!isEnded(error)) throw error;
      }
      token = await renew();
      return ask(google, token);
    });
}

export const bingAccess =
  (deps: DemandNeeds, connection: DataConnection) =>
  <T>(ask: (key: string) => Promise<T>): Promise<T> =>
    noteEnd(deps, connection, () => ask(deps.seals.open(connection.sealedToken)));
