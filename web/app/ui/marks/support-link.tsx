/** The operator's support address as a link. Where none is set, the sentence around it names the operator instead. */
import { site } from "@citeworthy/core/product/identity/site";

type SupportLinkProps = {
  /** The words of the link, instead of the address. */
  text?: string;
  /** Shown where no address is set. */
  otherwise?: string;
};

export function SupportLink({ text, otherwise = "the operator of this site" }: SupportLinkProps) {
  if (site.supportEmail === null) return otherwise;
  return (
    <a href={`mailto:${site.supportEmail}`} className="link">
      {text ?? site.supportEmail}
    </a>
  );
}
