import { CannotStart } from "./failure.ts";

/** The first that systemd hands over. */
const FIRST_DESCRIPTOR = 3;

/**
 * The listening socket that systemd opened for this process (sd_listen_fds), if it did. It stays open while the process is
 * replaced, so connections made meanwhile wait for the next process instead of being refused.
 */
export function givenSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | null {
  if (Number(LISTEN_PID) !== process.pid || !Number(LISTEN_FDS)) return null;
  if (LISTEN_FDS !== "1")
    throw new CannotStart(
      `systemd passed ${LISTEN_FDS} sockets. Keep one ListenStream line in the socket unit.`,
    );
  return FIRST_DESCRIPTOR;
}
