import type { Example } from "#ui/example.ts";
import { samplePicture } from "#ui/picture/picture.examples.tsx";
import { VideoPlayer } from "./video-player.tsx";

export const examples: Example[] = [
  {
    name: "Poster and play button",
    element: (
      <VideoPlayer
        sources={[{ src: "/video/hero.webm", type: "video/webm" }]}
        poster={samplePicture.src}
        width={640}
        height={400}
        label="A vehicle carries a pallet over a crossing"
        playLabel="Play the film"
        playNote="0:06, no sound"
        loadingLabel="The film is loading"
        muted
      />
    ),
  },
];
