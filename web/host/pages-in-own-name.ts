/**
 * Renders the prerendered pages again with the operator's values. The build rendered them with those that ship, and an
 * operator must not need another build. Only done where something is set, because it takes a second or two at start.
 */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

/** A crawler gets the whole page at once, which is what a file must hold. */
const HEADERS = { "User-Agent": "Googlebot" };

/** By the path of the file in the client build. */
export async function pagesInOwnName(build: ServerBuild): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const handle = createRequestHandler(build, "production");
  const files = new Map<string, Buffer<ArrayBuffer>>();
  for (const path of build.prerender ?? []) {
    files.set(`${path}/index.html`, await rendered(handle, path));
    files.set(`${path}.data`, await rendered(handle, `${path}.data`));
  }
  return files;
}

async function rendered(
  handle: ReturnType<typeof createRequestHandler>,
  path: string,
): Promise<Buffer<ArrayBuffer>> {
  const request = new Request(new URL(path, "http://localhost"), { headers: HEADERS });
  const answer = await handle(request, new RouterContextProvider());
  if (answer.status !== 200) throw new Error(`${path} could not be rendered: status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
