/** What a run costs, and the buttons that start or cancel it. */
import { Form, useNavigation } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Button } from "../../ui/form/button.tsx";
import { countText, pagesText } from "./batch-data.ts";

type StartRunProps = {
  pages: number;
  usesLeft: number | null;
  /** The folders left out. */
  left: ReadonlySet<string>;
};

export function StartRun({ pages, usesLeft, left }: StartRunProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="grid gap-4 rounded-md border border-line bg-wash p-4 md:flex md:items-center md:justify-between md:px-6">
      <p className="text-14">
        <b>{countText(pages)} uses</b>
        {usesLeft !== null &&
          (usesLeft < pages
            ? `, and you have ${countText(usesLeft)} left`
            : ` of the ${countText(usesLeft)} you have left`)}
        . They are counted page by page, and a page that can't be read costs nothing.
      </p>
      <EditorsOnly note="Editors start runs.">
        <Form method="post" className="flex shrink-0 flex-wrap gap-2">
          <input type="hidden" name="leftOut" value={JSON.stringify([...left])} />
          <Button type="submit" variant="quiet" size="small" name="intent" value="cancel" busy={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="small"
            name="intent"
            value="start"
            busy={isBusy}
            disabled={pages === 0}
          >
            Analyze {pagesText(pages)}
          </Button>
        </Form>
      </EditorsOnly>
    </div>
  );
}
