/**
 * The files of a film, the best first. If no source can be loaded, play() never settles; the last source's error event
 * tells.
 * @param fail is told which file was not loaded
 */
export function FilmSources({ sources, fail }: FilmSourcesProps) {
  return sources.map((source, index) => (
    <source
      key={source.src}
      {...source}
      {...(index === sources.length - 1 && { onError: () => fail(`${source.src} was not loaded`) })}
    />
  ));
}

type FilmSourcesProps = {
  sources: readonly { src: string; type: string }[];
  fail: (error: unknown) => void;
};
