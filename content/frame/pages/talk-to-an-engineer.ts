/** The link at the end of most pages' introductions. */
export const talkToAnEngineer = { label: "Talk to an engineer", to: "/contact" } as const;
