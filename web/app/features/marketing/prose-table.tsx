/** A table in running text: it scrolls in its own frame where the screen is narrow. */
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";

type ProseTableProps = { label: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export function ProseTable({ label, head, rows }: ProseTableProps) {
  return (
    <ScrollFrame aria-label={label} className="scroll-x rounded-md border border-line">
      <table className="w-full min-w-140 text-left text-14">
        <thead className="text-quiet">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4 py-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3">
                {first}
              </th>
              {rest.map((text) => (
                <td key={text} className="px-4 py-3">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
