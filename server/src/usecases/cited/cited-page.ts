/** One page, whoever's it is: the workspace's answers that cited it or dropped it, their questions, and what they claim by it. */
import { type AddressHistory, byPage } from "@citeworthy/core/cited/by-page";
import { byPageCsv } from "@citeworthy/core/cited/cited-csv";
import { cleanAddress, pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { storage: Storage };
type Request = { userId: string; url: string };

const MAX_RUNS = 100;

export async function citedPage({ storage }: Needs, { userId, url }: Request): Promise<AddressHistory> {
  const address = cleanAddress(url);
  const key = address && pageKey(address);
  if (!address || !key) throw new AppError("visibility/url-invalid");
  return byPage(address, await storage.cited.runsNaming(userId, key, MAX_RUNS));
}

export const exportCitedPage = async (deps: Needs, request: Request): Promise<string> =>
  byPageCsv(await citedPage(deps, request));
