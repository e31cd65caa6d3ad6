/** Which regular emails a member gets. */
import { useFetcher } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Switch } from "../../ui/parts/switch.tsx";

type Reply = { ok: true } | { ok: false; problem: string };

export function EmailsPanel({ hasWorkDigest }: { hasWorkDigest: boolean }) {
  const fetcher = useFetcher<Reply>();
  const wanted = fetcher.formData ? fetcher.formData.get("wanted") !== "" : hasWorkDigest;
  return (
    <Panel title="Emails">
      <div className="mt-2">
        <Switch
          label="Weekly email about the work list"
          on={wanted}
          onChange={(isOn) =>
            void fetcher.submit(
              { intent: "digest", wanted: isOn ? "1" : "" },
              { method: "post", action: "/work-list" },
            )
          }
        >
          What is open, what is overdue, and what was seen or proven since.
        </Switch>
      </div>
      {fetcher.data?.ok === false && <Notice kind="error">{fetcher.data.problem}</Notice>}
    </Panel>
  );
}
