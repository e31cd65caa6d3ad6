/**
 * The page's scripts, requested once its text is on the screen. Every page can be read and used without them, and on
 * a phone they are most of what is sent: asked for at once, they come before the style sheet and the fonts.
 * Decision 015; see README.md for the switch and for what to check after an upgrade of the router.
 */
import { givenIdentity, IDENTITY_KEY } from "@citeworthy/core/product/identity/identity";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type DocumentTag = ReactElement<{
  rel?: string;
  href?: string;
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const partsOf = (made: ReactNode): DocumentTag[] =>
  Children.toArray(made)
    .filter((part) => isValidElement(part) as boolean)
    .flatMap((part) => {
      const { type, props } = part as DocumentTag;
      return type === Fragment ? partsOf(props.children) : [part as DocumentTag];
    });

/** The browser draws a frame only when it has the style sheet, and a timer set in that frame fires after the drawing. */
const DRAWN = "await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));";

/** Without these links the browser would find each file only by reading the one before. */
const askFor = (files: string[]) =>
  `for (const href of ${JSON.stringify(files)}) ` +
  `document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;

const STATIC_IMPORT = /^import \* as (\w+) from (".*?");$/gm;

/** The operator's values, for `site` in the browser. Without any, the pages need no line for them. */
export function identityLine(identity = givenIdentity()): string {
  if (identity === undefined) return "";
  return `globalThis.${IDENTITY_KEY} = ${JSON.stringify(identity).replaceAll("<", "\\u003c")};`;
}

/** Static imports run before any other line of a script, so they'd run before the lines that we put first. */
const awaited = (script: string) => script.replace(STATIC_IMPORT, "const $1 = await import($2);");

/** The router's own script, which imports the page's modules by name and then starts the app. */
export const waiting = (script: string, files: string[]): string =>
  [identityLine(), DRAWN, askFor(files), awaited(script)].join("\n");

/** With late scripts turned off: the router's script as it is, unless the operator's values must come first. */
export const atOnce = (script: string, identity = identityLine()): string =>
  identity === "" ? script : [identity, awaited(script)].join("\n");

function rewritten(part: DocumentTag, rewrite: (script: string) => string): DocumentTag {
  const script = part.props.dangerouslySetInnerHTML?.__html;
  if (part.props.type !== "module" || !script) return part;
  return cloneElement(part, { dangerouslySetInnerHTML: { __html: rewrite(script) } });
}

function WaitingScripts() {
  const parts = partsOf(Scripts({}));
  const isPreload = ({ props }: DocumentTag) => props.rel === "modulepreload";
  const files = parts.filter(isPreload).flatMap(({ props: { href } }) => href ?? []);
  return parts
    .filter((part) => !isPreload(part))
    .map((part) => rewritten(part, (script) => waiting(script, files)));
}

const ScriptsAtOnce = () => partsOf(Scripts({})).map((part) => rewritten(part, atOnce));

const ServedScripts = import.meta.env.LATE_SCRIPTS_OFF ? ScriptsAtOnce : WaitingScripts;

/** In the browser the scripts are in the document already, and React only has to recognize them. */
export const LateScripts = import.meta.env.SSR ? ServedScripts : Scripts;
