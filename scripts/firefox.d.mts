export function findFirefox(): string;
export function ensureFirefox(): void;
