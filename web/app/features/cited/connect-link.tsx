/** Who can connect engines and models: an admin by this link, other users by asking the operator. */
import { Link } from "react-router";

type ConnectLinkProps = { isAdmin: boolean; what: "an engine" | "a model" };

export function ConnectLink({ isAdmin, what }: ConnectLinkProps) {
  if (!isAdmin) return <>The operator of this site can connect {what}.</>;
  return (
    <Link to="/admin/ai-models" className="link">
      Connect {what}
    </Link>
  );
}
