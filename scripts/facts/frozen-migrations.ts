/** SHA-256 of each migration's file, by its name. */
type Hashes = Record<string, string>;

export type Frozen = {
  /** The last migration that each released version of the site came with, oldest version first. */
  releases: Record<string, string>;
  migrations: Hashes;
};

/** What is wrong with the migrations as they are, in sentences that say what to do. */
export function findProblems(frozen: Frozen, present: Hashes) {
  const changed = Object.entries(frozen.migrations).flatMap(([name, hash]) => {
    if (present[name] === hash) return [];
    const words = `The migration ${name} was ${present[name] ? "changed" : "taken away or renamed"} after it was frozen: it may have run on somebody's database, which would then differ from a new one. Put it back (git checkout origin/main -- server/database/migrations/${name}.ts) and write another migration that makes the change.`;
    return [{ kind: "changed" as const, words }];
  });
  const added = Object.keys(present)
    .filter((name) => !(name in frozen.migrations))
    .map((name) => ({
      kind: "new" as const,
      words: `The migration ${name} is not frozen yet. When it is as it should be, run: npm run migrations -- freeze`,
    }));
  const names = Object.keys(present);
  const twice = names.filter((name, index) => names[index - 1]?.slice(0, 3) === name.slice(0, 3));
  const numbered = twice.map((name) => ({
    kind: "numbered" as const,
    words: `Two migrations have the number ${name.slice(0, 3)}. Give ${name} the next one that is free.`,
  }));
  return [...changed, ...numbered, ...added];
}
