/** The only button. Use `primary` once per view, and `ButtonLink` for a link that looks like a button. */
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Spinner } from "../feedback/spinner.tsx";
import { classes } from "../marks/classes.ts";

export type ButtonVariant = "primary" | "line" | "ink" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";
type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap no-underline transition-colors duration-150 select-none";

const VARIANT: Record<ButtonVariant, string> = {
  primary: "border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong",
  line: "border-ink/26 bg-surface text-ink hover:border-ink",
  ink: "border-ink bg-ink text-paper hover:bg-ink/85",
  quiet: "border-transparent text-accent hover:bg-accent-wash",
  danger: "border-ink/26 bg-surface text-poor hover:border-poor hover:bg-poor-wash",
};

const SIZE: Record<ButtonSize, string> = {
  small: "min-h-11 px-4 text-14",
  medium: "min-h-12 px-5.5 text-16",
  large: "min-h-14 px-7 text-18",
};

const IDLE =
  "disabled:cursor-default disabled:border-line disabled:bg-wash disabled:text-quiet aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-wash aria-disabled:text-quiet";

export const buttonClass = ({
  variant = "line",
  size = "medium",
  wide = false,
  className,
}: ButtonStyle = {}) => classes(BASE, VARIANT[variant], SIZE[size], IDLE, wide && "w-full", className);

type ButtonProps = ButtonStyle & ComponentProps<"button"> & { busy?: boolean; children: ReactNode };

/** While `busy`, it keeps its focus, tells screen readers, and ignores presses. */
export function Button({ variant, size, wide, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & LinkProps;

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />;
}
