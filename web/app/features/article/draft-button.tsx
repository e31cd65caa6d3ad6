/** Opens a text as a draft, to be written on and scored before it is published. */
import { PenLine } from "lucide-react";
import { useNavigate } from "react-router";
import { saveDraft } from "../../drafts/draft.ts";
import { DRAFT_PAGE } from "../../drafts/draft-page.ts";
import { Button } from "../../ui/form/button.tsx";

export function DraftButton({ markdown }: { markdown: string }) {
  const navigate = useNavigate();
  const open = () => {
    saveDraft(DRAFT_PAGE, { text: markdown, format: "markdown" }, true);
    void navigate(DRAFT_PAGE);
  };
  return (
    <Button onClick={open}>
      <PenLine aria-hidden="true" className="size-4.5" /> Edit as a draft
    </Button>
  );
}
