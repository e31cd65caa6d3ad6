/** The session in the browser: sent with the page or fetched once, and kept in sync between tabs. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fetchSession, type SessionData } from "./session-data.ts";

export type Session = SessionData & {
  /** Fetches the session again and notifies other tabs of a change. Returns null if there was no response. */
  refresh: () => Promise<SessionData | null>;
  /** Clears the user at once, in this and in other tabs. */
  clear: () => void;
};

const CHANNEL = "session";
/** Returning to the window fetches the session again, but not on every quick switch between windows. */
const FRESH_FOR = 5_000;

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

const samePerson = (one: SessionData, other: SessionData) =>
  one.user?.id === other.user?.id && one.user?.isAdmin === other.user?.isAdmin;

export function SessionProvider({ initial, children }: { initial: SessionData; children: ReactNode }) {
  const [data, setData] = useState(initial);
  const known = useRef(data);
  const askedAt = useRef(0);
  const channel = useRef<BroadcastChannel | null>(null);

  const learn = useCallback((next: SessionData, tellOthers: boolean) => {
    const news = !samePerson(known.current, next);
    known.current = next;
    setData(next);
    if (news && tellOthers) channel.current?.postMessage("changed");
  }, []);

  const ask = useCallback(
    async (tellOthers: boolean) => {
      askedAt.current = Date.now();
      const answer = await fetchSession();
      if (answer) learn(answer, tellOthers);
      return answer;
    },
    [learn],
  );

  useEffect(() => {
    const between = new BroadcastChannel(CHANNEL);
    channel.current = between;
    between.onmessage = () => void ask(false);
    const onFocus = () => {
      if (Date.now() - askedAt.current > FRESH_FOR) void ask(false);
    };
    window.addEventListener("focus", onFocus);
    if (known.current.user === undefined) void ask(false);
    return () => {
      window.removeEventListener("focus", onFocus);
      between.close();
      channel.current = null;
    };
  }, [ask]);

  const session = useMemo<Session>(
    () => ({
      ...data,
      refresh: () => ask(true),
      clear: () => learn({ ...known.current, user: null }, true),
    }),
    [data, ask, learn],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
