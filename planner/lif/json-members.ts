export function numberAfter(said: string, name: string, unit: "mm" | "s") {
  const found = new RegExp(`${name}: ([\\d.]+) ${unit}\\b`).exec(said)?.[1];
  return found === undefined ? undefined : Number(found);
}

export function textIn(value: Record<string, unknown>, key: string) {
  const found = value[key];
  return typeof found === "string" ? found : "";
}

export function recordIn(value: unknown, key: string): Record<string, unknown> {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

export function listIn(value: unknown, key: string): readonly unknown[] {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(found) ? found : [];
}

export const listOf = (value: unknown, key: string) =>
  listIn(value, key).filter(
    (entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null,
  );
