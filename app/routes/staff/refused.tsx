import type { RefusedPage } from "#server/staff/pages.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Desk } from "./desk.tsx";

export function Refused({ viewer, status, message }: RefusedPage) {
  return (
    <Desk viewer={viewer} heading={status === 403 ? "Not allowed" : "Not found"}>
      <p>{message}</p>
      <p>
        {viewer.rights.includes("enquiries") ? (
          <TextLink href="/staff">Back to the enquiries</TextLink>
        ) : (
          <TextLink href="/native-blogs">Back to the blog</TextLink>
        )}
      </p>
    </Desk>
  );
}
