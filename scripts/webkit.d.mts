export function findMiniBrowser(): string;
