/** The home page, where every breadcrumb begins. */
export const homeLink = { name: "Home", to: "/" } as const;
