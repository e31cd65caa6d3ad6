/** Adds many pages: from a sitemap, a CSV file or a pasted list. Nothing runs before the preview is confirmed. */
import { Form, useNavigation } from "react-router";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field, TextArea } from "../../ui/form/field.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { CsvForm } from "./csv-form.tsx";

type AddPanelProps = { projectId: string; problem: string | null };

export function AddPanel({ projectId, problem }: AddPanelProps) {
  const { state } = useNavigation();
  const isAwake = useHydrated();
  const isBusy = state !== "idle";
  return (
    <div className="grid grid-cols-1 gap-6">
      {problem && <Notice kind="error">{problem}</Notice>}
      <Tabs
        label="Where the addresses come from"
        initial="sitemap"
        tabs={[
          {
            id: "sitemap",
            label: "Sitemap",
            content: <SitemapForm projectId={projectId} isBusy={isBusy} />,
          },
          {
            id: "csv",
            label: "CSV file",
            content: <CsvForm projectId={projectId} isBusy={isBusy} isAwake={isAwake} />,
          },
          {
            id: "list",
            label: "Paste a list",
            content: <ListForm projectId={projectId} isBusy={isBusy} />,
          },
        ]}
      />
    </div>
  );
}

type AddFormProps = { projectId: string; isBusy: boolean };

function SitemapForm({ projectId, isBusy }: AddFormProps) {
  return (
    <Form method="post" className="grid max-w-field gap-5">
      <input type="hidden" name="project" value={projectId} />
      <Field
        label="Site or sitemap address"
        name="address"
        inputMode="url"
        placeholder="https://example.com/sitemap.xml"
        required
        maxLength={2048}
        hint="We find the sitemap in robots.txt, read index and packed files, and take up to 50,000 pages. At one request a second, a large sitemap takes up to 45 seconds."
      />
      <div>
        <Button type="submit" variant="primary" name="intent" value="sitemap" busy={isBusy}>
          {isBusy ? "Reading the sitemap…" : "Show the pages"}
        </Button>
      </div>
    </Form>
  );
}

function ListForm({ projectId, isBusy }: AddFormProps) {
  return (
    <Form method="post" className="grid max-w-field gap-5">
      <input type="hidden" name="project" value={projectId} />
      <TextArea
        label="Addresses, one a line"
        name="lines"
        rows={10}
        required
        placeholder={"https://example.com/first-page\nhttps://example.com/second-page"}
      />
      <div>
        <Button type="submit" variant="primary" name="intent" value="list" busy={isBusy}>
          Show the pages
        </Button>
      </div>
    </Form>
  );
}
