/** Opens a client's report by its link. After the right password a cookie opens it again, on this link only. */
import type { PageServices } from "../../services.server.ts";

const COOKIE = "report";
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,100})`);

export const openedByLink = (page: PageServices, request: Request, token: string) =>
  page.openReport({
    token,
    password: null,
    network: page.clientAddress,
    pass: VALUE.exec(request.headers.get("cookie") ?? "")?.[1] ?? null,
  });

export const passCookie = (page: PageServices, { token, pass }: { token: string; pass: string }): string =>
  [
    `${COOKIE}=${pass}`,
    `Path=/client/${token}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(page.baseUrl.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
