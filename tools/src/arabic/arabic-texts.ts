import { findSources } from '../sources/find-sources.ts'

const ARABIC = /\p{Script=Arabic}/u
/** Message catalogues, the headings of the pages, and what the backend says, which is in its sources. */
const TEXTS =
  /(^|\/)(messages\/ar|src\/pages)\.json$|^demo\/seed\/|^backend\/src\/(?!.*(\.test\.ts$|\/testing\/)).*\.(ts|json)$/

interface ArabicText {
  /** Path and line. */
  place: string
  text: string
}

/** Every line with Arabic text that a visitor may read: catalogues, demo data, and the backend's pages and dictionary. */
export function collectArabicTexts(): ArabicText[] {
  return findSources(TEXTS).flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, text: line }))
      .filter(({ text: line }) => ARABIC.test(line)),
  )
}
