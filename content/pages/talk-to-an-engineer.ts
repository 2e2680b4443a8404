/** The way on that most pages end their first words with. */
export const talkToAnEngineer = { label: "Talk to an engineer", to: "/contact" } as const;
