/** Feed readers try these addresses when they were given only the site's. */
import { redirect } from "react-router";

export const loader = () => redirect("/rss.xml", 301);
