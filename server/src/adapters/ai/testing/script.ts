/** What a loopback vendor says: in one vocabulary for all vendors, so that one suite of behaviour fits each. */
export type ScriptSource = { url: string; title: string; snippet?: string };
/** `cites`: numbers, from 1, of the sources of these words. */
export type Statement = { text: string; cites?: number[] };

export type Said = {
  statements: Statement[];
  sources: ScriptSource[];
  searched: boolean;
  /** What it says it searched for. */
  searches: string[];
  /** `paused`: only Anthropic has it; elsewhere it is an ending that nobody documents, like `odd`. */
  ending: "done" | "cut" | "refused" | "paused" | "odd";
};

export type Script =
  | {
      say: "answer";
      statements: Statement[];
      sources?: ScriptSource[];
      searched?: boolean;
      searches?: string[];
      ending?: Said["ending"];
    }
  | { say: "text"; text: string }
  | { say: "json"; value: unknown }
  | { say: "cut"; text: string }
  | { say: "refusal" }
  | { say: "empty" }
  /** A success whose body isn't JSON, or is JSON of another form. */
  | { say: "malformed" | "off-form" }
  | { say: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  /** Never answers; hangs up; hangs up within the body; stops within a stream. */
  | { say: "nothing" | "hang-up" | "half" }
  /** A stream of words that never ends by itself. */
  | { say: "endless" }
  | { say: "half-stream"; text: string; ends: "politely" | "abruptly" | "never" };

/** A failure that is tried again at once: without the header, each of these calls waits for seconds. */
export const OUTAGE: Script = { say: "status", status: 500, headers: { "retry-after-ms": "1" } };

const said = (change: Partial<Said>): Said => ({
  statements: [],
  sources: [],
  searched: false,
  searches: ["q"],
  ending: "done",
  ...change,
});

/** The part of a script that a vendor can put into its own words; `null` for what happens below words. */
export function wordsOf(script: Script): Said | null {
  switch (script.say) {
    case "answer":
      return said({ searched: true, sources: [], ...script });
    case "text":
    case "half-stream":
      return said({ statements: [{ text: script.text }] });
    case "json":
      return said({ statements: [{ text: JSON.stringify(script.value) }] });
    case "cut":
      return said({ statements: [{ text: script.text }], ending: "cut" });
    case "refusal":
      return said({ ending: "refused" });
    case "empty":
      return said({});
    default:
      return null;
  }
}

export const wholeText = ({ statements }: Said): string => statements.map(({ text }) => text).join("");

/** A vendor's dialect: a whole answer, or the events of a stream. */
export type Dialect = {
  whole(said: Said, model: string, origin: string): unknown;
  events(said: Said, model: string): { event?: string; data: unknown }[];
  /** The last line of a stream, where the format has one. */
  farewell?: string;
  promptOf(body: Record<string, unknown>): string;
};

/** Pieces of a few words, as streams bring them. */
export const pieces = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
