/** The free tools in the header's menu: tools with a page are links, the others plain text. */
import { FREE_TOOLS, hasPage } from "@citeworthy/core/product/free-tools";
import { Link } from "react-router";
import { Badge } from "../../ui/labels/badge.tsx";
import { FREE_TOOLS_LINK } from "./navigation.ts";

const ROW = "grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-0.5 rounded-sm p-3 no-underline";
const NAME = "font-serif text-18 leading-[1.3] font-medium";

export default function ToolsRows() {
  return (
    <ul aria-label={FREE_TOOLS_LINK.text}>
      {FREE_TOOLS.map((tool) =>
        hasPage(tool) ? (
          <li key={tool.id}>
            <Link to={tool.path} className={`${ROW} hover:bg-accent-wash`}>
              <span className={NAME}>{tool.title}</span>
              <span className="col-span-full text-14 text-quiet">{tool.description}</span>
            </Link>
          </li>
        ) : (
          <li key={tool.id} className={ROW}>
            <span className={`${NAME} text-quiet`}>{tool.title}</span>
            <Badge>Coming Soon</Badge>
          </li>
        ),
      )}
      <li className="mt-2 border-t border-line pt-2">
        <Link to={FREE_TOOLS_LINK.to} className={`${ROW} hover:bg-accent-wash`}>
          <span className={NAME}>All free tools</span>
        </Link>
      </li>
    </ul>
  );
}
