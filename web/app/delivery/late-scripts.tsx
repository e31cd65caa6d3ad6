/**
 * The page's scripts, requested once its text is on the screen. Every page can be read and used without them, and on
 * a phone they are most of what is sent: asked for at once, they come before the style sheet and the fonts.
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

/** A frame is drawn only when the style sheet is there, and what is timed in it comes after the drawing. */
const DRAWN = "await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));";

/** Else each file would be found only by reading the one before. */
const askFor = (files: string[]) =>
  `for (const href of ${JSON.stringify(files)}) ` +
  `document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;

const STATIC_IMPORT = /^import \* as (\w+) from (".*?");$/gm;

/** The operator's values, for `site` in the browser. Without any, the pages need no line for them. */
export function identityLine(identity = givenIdentity()): string {
  if (identity === undefined) return "";
  return `globalThis.${IDENTITY_KEY} = ${JSON.stringify(identity).replaceAll("<", "\\u003c")};`;
}

/** The router's own script, which imports the page's modules by name and then starts the app. */
export const waiting = (script: string, files: string[]): string =>
  [identityLine(), DRAWN, askFor(files), script.replace(STATIC_IMPORT, "const $1 = await import($2);")].join(
    "\n",
  );

function written(part: DocumentTag, files: string[]): DocumentTag {
  const script = part.props.dangerouslySetInnerHTML?.__html;
  if (part.props.type !== "module" || !script) return part;
  return cloneElement(part, { dangerouslySetInnerHTML: { __html: waiting(script, files) } });
}

function WrittenScripts() {
  const parts = partsOf(Scripts({}));
  const isPreload = ({ props }: DocumentTag) => props.rel === "modulepreload";
  const files = parts.filter(isPreload).flatMap(({ props: { href } }) => href ?? []);
  return parts.filter((part) => !isPreload(part)).map((part) => written(part, files));
}

/** The browser finds them written, and only has to know them again. */
export const LateScripts = import.meta.env.SSR ? WrittenScripts : Scripts;
