/** Opens a server on this machine only and returns its port. */
import type { Server } from "node:net";

/** Port 0 takes any free one. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((opened, refused) => {
    server.once("error", refused);
    server.listen(port, "127.0.0.1", opened);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
