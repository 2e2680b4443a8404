/** What somebody may do at the desk: read and answer enquiries, write posts, or export, erase and manage accounts. */
export type Right = "enquiries" | "blog" | "administration";

const rights = {
  writer: ["blog"],
  sales: ["enquiries"],
  editor: ["enquiries", "blog"],
  admin: ["enquiries", "blog", "administration"],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof rights;

export const roles = Object.keys(rights) as Role[];

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}

export function rightsOf(role: Role): readonly Right[] {
  return rights[role];
}
