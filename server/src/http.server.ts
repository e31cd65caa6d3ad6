/** The door to the edge: the app that answers everything but pages. */

export { sessionAnswer } from "./http/accounts/session-answer.ts";
export { createHttp, createOperatorHttp } from "./http/app.ts";
export type { Edge, EdgeApp, EdgeContext } from "./http/middleware/context.ts";
export { userOfRequest } from "./http/middleware/renew-cookie.ts";
