/** The session in the browser: from the server with the page, else asked once, and kept in step between tabs. */
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
  /** Asks the server again and lets other tabs know if the answer is new; null where none came. */
  refresh: () => Promise<SessionData | null>;
  /** Forgets the user at once, here and in other tabs. */
  clear: () => void;
};

const CHANNEL = "session";
/** Coming back to the window asks again, but not at every flick between two windows. */
const FRESH_FOR = 5_000;

const Context = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(Context);
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
  return <Context value={session}>{children}</Context>;
}
