declare module 'subset-font' {
  /** @returns the font with the text's characters only */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, { min: number; max: number; default: number }>
    },
  ): Promise<Buffer>
}
