/** The package comes without types; this is the part that we use. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
