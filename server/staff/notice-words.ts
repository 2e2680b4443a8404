import { exactTime } from "#content/wording/exact-time.ts";
import { type Letter, letterHtml, letterText } from "#server/deliveries/letter.ts";
import type { NoticeKind } from "#server/tables/staff.ts";

type Notice = {
  kind: NoticeKind;
  detail: string;
  at: Date;
  siteUrl: string;
};

/** The texts of emails to staff. They hold nothing that a visitor wrote. */
export function writeNotice({ kind, detail, at, siteUrl }: Notice) {
  const account = { words: "Your account", address: `${siteUrl}/staff/account` };
  const letters: Record<NoticeKind, Letter & { subject: string }> = {
    "new-device": {
      subject: "A sign-in from a new browser",
      heading: "Somebody signed in to your account from a new browser",
      facts: [
        ["When", exactTime(at)],
        ["Browser", detail || "not known"],
      ],
      paragraphs: [
        "If this was you, all is well. If not, change your password at once, which ends every other session, and tell an admin.",
      ],
      link: account,
    },
    "password-changed": {
      subject: "Your password was changed",
      heading: "Your password was changed",
      facts: [["When", exactTime(at)]],
      paragraphs: ["If this was not you, tell an admin at once: they can shut the account."],
      link: account,
    },
    "second-factor-changed": {
      subject: "Your sign-in was changed",
      heading: "The second step of your sign-in was changed",
      facts: [
        ["When", exactTime(at)],
        ["What", detail],
      ],
      paragraphs: ["If this was not you, change your password and tell an admin at once."],
      link: account,
    },
    "handed-over": {
      subject: `${detail} was handed to you`,
      heading: `${detail} was handed to you`,
      paragraphs: ["A colleague made you the owner of this enquiry. It waits for you at the desk."],
      link: { words: "Open it", address: `${siteUrl}/staff/enquiries/${detail}` },
    },
  };
  const { subject, ...letter } = letters[kind];
  return { subject, text: letterText(letter), html: letterHtml(letter) };
}
