/** The other way to an article: 'Rewrite freely' where an AI model is configured, and back to changes of the page's own text. */
import { ListChecks, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";

type OfferProps = { title: string; text: string; isBusy: boolean; onClick(): void; children: ReactNode };

function Offer({ title, text, isBusy, onClick, children }: OfferProps) {
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4 md:grid-cols-[1fr_2fr] print:hidden">
      <h3 className="text-22">{title}</h3>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[60ch] text-quiet">{text}</p>
        <Button busy={isBusy} onClick={onClick}>
          {children}
        </Button>
      </div>
    </section>
  );
}

const REWRITE =
  "An AI model writes the whole text from the facts of your page, and we check every fact. It counts as one article.";

type RewriteOfferProps = { onRewrite(): void; isBusy: boolean; hasArticle: boolean };

export function RewriteOffer({ onRewrite, isBusy, hasArticle }: RewriteOfferProps) {
  const otherwise = hasArticle
    ? "If the new text scores lower, this article stays and no use is counted."
    : "If the new text doesn't score higher than your page, no use is counted.";
  return (
    <Offer title="A new text instead" text={`${REWRITE} ${otherwise}`} isBusy={isBusy} onClick={onRewrite}>
      <PenLine aria-hidden="true" className="size-4.5" /> Rewrite freely
    </Offer>
  );
}

const CHANGES =
  "We suggest changes to your page's own text again, and you keep or undo each one. It counts as one article.";

export function ChangesOffer({ onStart, isBusy }: { onStart(): void; isBusy: boolean }) {
  return (
    <Offer title="Your own text instead" text={CHANGES} isBusy={isBusy} onClick={onStart}>
      <ListChecks aria-hidden="true" className="size-4.5" /> Suggest changes
    </Offer>
  );
}
