/** Password managers send people here to change a password. Those who aren't signed in are asked to, and come back. */
import { redirect } from "react-router";

export const loader = () => redirect("/dashboard");
