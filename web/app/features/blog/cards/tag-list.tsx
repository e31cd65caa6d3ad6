import { Badge } from "../../../ui/labels/badge.tsx";

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
