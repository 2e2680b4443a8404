export function findMiniBrowser(): string;
export function ensureWebKit(): void;
