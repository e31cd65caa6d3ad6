/**
 * Left in the browser by a sign-out that could not reach the server. The session's own cookie is out of a script's
 * reach, so the server reads this one: a request that carries it is a visitor's, and ends the session for good.
 */
export const SIGNED_OUT_COOKIE = "signed_out";
