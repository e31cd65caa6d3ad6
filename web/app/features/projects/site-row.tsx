/** One site: how fast bulk runs read it, and how its owner can have it read faster. */
import { Form } from "react-router";
import { Button } from "../../ui/form/button.tsx";
import type { SiteRow as Row } from "./project-data.ts";

export function SiteRow({
  host,
  proof,
  isVerified,
  requestsPerSecond,
  proofPath,
  ownRate,
}: Row & { proofPath: string; ownRate: number }) {
  return (
    <li className="grid gap-2">
      <p className="font-semibold break-words">
        {host}
        <span className="text-14 font-normal text-quiet">
          , {requestsPerSecond} {requestsPerSecond === 1 ? "request" : "requests"} a second in bulk
          {isVerified && ", yours"}
        </span>
      </p>
      {!isVerified && (
        <>
          <p className="max-w-measure text-14 text-quiet">
            Is this site yours? Upload a file at <code className="break-all">{proofPath}</code> with only this
            text in it, and bulk runs read {ownRate} pages a second instead of one:
          </p>
          <p className="text-14 break-all">
            <code>{proof}</code>
          </p>
          <Form method="post">
            <input type="hidden" name="host" value={host} />
            <Button type="submit" size="small" name="intent" value="verify">
              Check the file
            </Button>
          </Form>
        </>
      )}
    </li>
  );
}
