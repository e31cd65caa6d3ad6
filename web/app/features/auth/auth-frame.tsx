/** The card of an auth page: a title, the content, and links to other pages. */
import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "../../ui/parts/card.tsx";

type AuthFrameProps = {
  title: string;
  mark?: ReactNode;
  /** Set if this card replaces another one: the focus then moves to its title, so a screen reader starts there. */
  isNews?: boolean;
  children: ReactNode;
  after?: ReactNode;
};

export function AuthFrame({ title, mark, isNews = false, children, after }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new card
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews, title]);

  return (
    <div className="wrap grid justify-items-center gap-5 py-10 md:py-20">
      <Card className="grid w-full max-w-110 gap-6">
        <div className="grid gap-4">
          {mark}
          <h1 ref={heading} tabIndex={-1} className="text-28 focus:outline-none md:text-36">
            {title}
          </h1>
        </div>
        {children}
      </Card>
      {after && <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-14 text-quiet">{after}</p>}
    </div>
  );
}
