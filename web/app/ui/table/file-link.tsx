/** Downloads a list as a file that the server writes. */
import { Download } from "lucide-react";
import { type ButtonSize, buttonClass } from "../form/button.tsx";

type FileLinkProps = { href: string; size?: ButtonSize; children?: string };

export const FileLink = ({ href, size = "small", children = "CSV" }: FileLinkProps) => (
  <a href={href} download className={buttonClass({ size })}>
    <Download aria-hidden="true" className="size-4" />
    {children}
  </a>
);
