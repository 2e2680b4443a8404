/** A package's entry in a lock file; its path gives the name. */
export type LockedPackage = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  /** The package's own name, if it is installed under another. */
  name?: string;
};

export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> };

/**
 * Every package that the site is built of or runs with, on any system, as CycloneDX 1.6: name, version, licence and the
 * hash of its archive. What only tests need is left out.
 */
export function billOfMaterials({ name, version, packages }: Lock) {
  const components = Object.entries(packages).flatMap(([path, locked]) =>
    path.includes("node_modules/") && !locked.dev && !locked.link ? [component(path, locked)] : [],
  );
  const unique = new Map(components.map((one) => [one.purl, one]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "site", name, version } },
    components: [...unique.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}

function component(
  path: string,
  { name = nameIn(path), version = "", integrity = "", license }: LockedPackage,
) {
  /* https://github.com/package-url/purl-spec: the at sign of a scope is encoded. */
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const hashes = integrity.split(" ").filter(Boolean).map(hashOf);
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    hashes,
    ...(license && { licenses: [{ expression: license }] }),
  };
}

function nameIn(path: string) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** An integrity value (`sha512-…` in base64) as CycloneDX writes it: `SHA-512`, in hex. */
function hashOf(integrity: string) {
  const [algorithm = "", digest = ""] = integrity.split("-", 2);
  return {
    alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}
