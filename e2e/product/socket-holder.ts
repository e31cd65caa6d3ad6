/**
 * Does what systemd does for a socket unit: listens on a port and runs a command that accepts its connections, again each
 * time it ends. Arguments: the port, then the command.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

const [port, ...command] = process.argv.slice(2);
const server = createServer();
server.listen({ port: Number(port), host: "127.0.0.1" }, () => {
  // Only Node's own handle knows the number of the descriptor.
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  const announced = ["-c", 'echo "process $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', "sh", ...command];
  // Waiting without turns of the event loop, so that this process never accepts a connection itself.
  for (;;) {
    const { status } = spawnSync("sh", announced, { stdio: ["ignore", "inherit", "inherit", fd] });
    process.stdout.write(`ended with ${status}\n`);
  }
});
