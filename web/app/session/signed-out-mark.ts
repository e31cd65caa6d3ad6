import { SIGNED_OUT_COOKIE } from "@citeworthy/core/product/signed-out-cookie";

const MARK_SECONDS = 30 * 86_400;

/** A cookie that asks the next request to end the sessions, if the server could not be reached. */
export const signedOutMark = `${SIGNED_OUT_COOKIE}=1; Path=/; Max-Age=${MARK_SECONDS}; SameSite=Lax`;
