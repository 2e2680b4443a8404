type Sized = Readonly<Record<string, { readonly alt: string } | undefined>>;

/**
 * A sentence for each camera photograph that lacks its file, its alternative text or its sized copies.
 * @param files names in `photographs/`
 */
export function cameraFaults(
  pictures: Readonly<Record<string, string>>,
  { files, photographs }: { files: readonly string[]; photographs: Sized },
): string[] {
  const taken = files.flatMap((file) => /^(.*)\.jpg$/.exec(file)?.[1] ?? []);
  return [
    ...taken
      .filter((name) => !(name in pictures))
      .map(
        (name) =>
          `photographs/${name}.jpg has no alternative text: say what it shows in a line of content/pictures/camera.ts.`,
      ),
    ...Object.entries(pictures).flatMap(([name, alt]) => {
      if (!taken.includes(name))
        return [`content/pictures/camera.ts names "${name}": put its file at photographs/${name}.jpg.`];
      if (!isSentence(alt))
        return [
          `content/pictures/camera.ts says of "${name}": "${alt}". Say in a sentence of six words or more, with a full stop, what it shows.`,
        ];
      return photographs[name]?.alt === alt
        ? []
        : [
            `Pages don't know photographs/${name}.jpg as content/pictures/camera.ts has it: run npm run pictures.`,
          ];
    }),
  ];
}

const isSentence = (alt: string) => /^[A-Z].*\.$/s.test(alt) && alt.split(" ").length > 5;
