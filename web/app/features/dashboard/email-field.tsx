/** The email address of the profile, which is changed on the security page. */
import { Link } from "react-router";
import { Field } from "../../ui/form/field.tsx";

export function EmailField({ email }: { email: string }) {
  return (
    <Field
      label="Email"
      type="email"
      value={email}
      readOnly
      hint={
        <>
          Change it under{" "}
          <Link to="/dashboard/security" className="link">
            Sign-in and security
          </Link>
          .
        </>
      }
      wide
    />
  );
}
