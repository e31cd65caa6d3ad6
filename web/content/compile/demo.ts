/** The recorded demo, if there is one: `public/demo` with a video, its captions and a poster. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Demo = {
  sources: { src: string; type: string }[];
  captions: string;
  poster: string;
  width: number;
  height: number;
};

const DIR = fileURLToPath(new URL("../../public/demo", import.meta.url));
/** A browser takes the first that it can play: the smaller one, unless it has no decoder for it. */
const FILMS = [
  { name: "demo.mp4", type: "video/mp4" },
  { name: "demo.webm", type: "video/webm" },
];
const POSTERS = ["poster.webp", "poster.jpg", "poster.png"];
/** The size of the recording; the page reserves this space. */
const SIZE = { width: 1280, height: 720 };

const isThere = (name: string) => existsSync(`${DIR}/${name}`);

/** A video is shown only with its captions and a poster. */
export function readDemo(): Demo | null {
  const sources = FILMS.filter(({ name }) => isThere(name)).map(({ name, type }) => ({
    src: `/demo/${name}`,
    type,
  }));
  const poster = POSTERS.find(isThere);
  if (sources.length === 0 || !poster || !isThere("demo.vtt")) return null;
  return { sources, captions: "/demo/demo.vtt", poster: `/demo/${poster}`, ...SIZE };
}
