/** A port in front of the product that can be shut, as an unreachable server is, and opened again. */

import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export type SwitchableDoor = { url: string; shut: () => void; open: () => void; stop: () => Promise<void> };

/** Shut, it ends connections instead of giving up its port, which another process could take. */
export async function openDoorTo(port: number): Promise<SwitchableDoor> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((visitor) => {
    if (!isOpen) return visitor.destroy();
    const product = connect({ port, host: "localhost" });
    for (const [socket, other] of [
      [visitor, product],
      [product, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut() {
      isOpen = false;
      endAll();
    },
    open() {
      isOpen = true;
    },
    async stop() {
      endAll();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
