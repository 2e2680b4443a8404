export function findChromium(choice?: { prefersShell?: boolean }): string;
export function hasShell(): boolean;
