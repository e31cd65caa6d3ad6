/** Connections that only ever reach addresses the guard agrees with, whatever a name resolves to. */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { type AddressGuard, withoutBrackets } from "./address-guard.ts";
import { portOf } from "./check-url.ts";
import { refusedAddress, unreachable } from "./failure.ts";
import type { FetchLimits } from "./limits.ts";

export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;
export type Dial = (lookup: LookupFunction) => buildConnector.connector;

type AgentOptions = {
  guard: AddressGuard;
  limits: FetchLimits;
  resolve?: ResolveHost;
  /** How a socket is opened once the guard has had its say. Tests record the dialled address here. */
  dial?: Dial;
};

/** Idle sockets serve the robots.txt and sitemap that follow, and then go, whatever the server proposes. */
const KEEP_ALIVE_MS = 2_000;

export function createGuardedAgent({ guard, limits, resolve = resolveAll, dial }: AgentOptions): Agent {
  const open = dial ?? directDial(limits.connectMs);
  return new Agent({
    connect: guardedConnector(guard, resolve, open),
    allowH2: false,
    connections: limits.socketsPerOrigin,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.idleMs,
  });
}

/** Three looks: at a literal (which is never looked up), at every resolved address, at the peer that answered. */
function guardedConnector(guard: AddressGuard, resolve: ResolveHost, dial: Dial): buildConnector.connector {
  return (options, callback) => {
    const host = withoutBrackets(options.hostname);
    const port = portOf(options);
    if (isIP(host) && !guard.mayReach(host, port, host)) {
      callback(refusedAddress(`${host} is not public`), null);
      return;
    }
    dial(guardedLookup(guard, resolve, port))(options, (...result) => {
      const [error, socket] = result;
      if (error === null && !guard.mayReach(host, port, socket.remoteAddress ?? "")) {
        socket.destroy();
        callback(refusedAddress(`${host} was answered by ${socket.remoteAddress}`), null);
      } else {
        callback(...result);
      }
    });
  };
}

/** One bad address among good ones refuses the name: which one would be dialled is chance. */
function guardedLookup(guard: AddressGuard, resolve: ResolveHost, port: string): LookupFunction {
  return (host, options, callback) => {
    const answer = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      const closed = addresses.find(({ address }) => !guard.mayReach(host, port, address));
      if (!first) callback(unreachable(`${host} has no address`), "");
      else if (closed) callback(refusedAddress(`${host} resolves to ${closed.address}`), "");
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(host).then(answer, (error) => callback(error, ""));
  };
}

function directDial(timeout: number): Dial {
  return (guarded) => buildConnector({ lookup: guarded, timeout, allowH2: false });
}

const resolveAll: ResolveHost = (hostname) => lookup(hostname, { all: true });
