export function findFirefox(): string;
