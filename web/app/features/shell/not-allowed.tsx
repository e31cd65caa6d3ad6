import { site } from "@citeworthy/core/product/identity/site";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";

/** For a page that the user's role in the workspace doesn't include. */
export default function NotAllowed({ text }: { text: string }) {
  return (
    <MessagePage title="This page isn't for your role">
      <title>{`Not allowed | ${site.name}`}</title>
      <p className="text-18 text-quiet">{text}</p>
      <p className="text-quiet">You can switch to another workspace in the header, or ask its owner.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/projects">Projects</ButtonLink>
        <ButtonLink to="/dashboard/security">Account security</ButtonLink>
      </div>
    </MessagePage>
  );
}
