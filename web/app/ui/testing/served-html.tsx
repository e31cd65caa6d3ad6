/** A page's HTML as the server sends it, with the parts whose code is fetched on demand. */
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

export const servedHtml = async (page: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(page)).prelude);
