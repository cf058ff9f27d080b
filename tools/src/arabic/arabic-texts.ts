import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')
const ARABIC = /\p{Script=Arabic}/u
/** Message catalogues and the expected headings of the pages. */
const CATALOGUE = /(^|\/)(messages\/ar|e2e\/pages)\.json$/
/** What the backend says in Arabic is in its sources. */
const BACKEND_SOURCE = /^backend\/src\/(?!.*(\.test\.ts$|\/testing\/)).*\.(ts|json)$/

interface ArabicText {
  /** Path and line. */
  place: string
  text: string
}

function findFiles(): string[] {
  const packages = readdirSync(ROOT).filter((name) => /^(mfe-.*|shell|shared|backend)$/.test(name))
  return packages
    .flatMap((name) =>
      readdirSync(path.join(ROOT, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(name, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => !/node_modules|\/dist\//.test(file))
    .filter((file) => CATALOGUE.test(file) || BACKEND_SOURCE.test(file))
}

/** Every line with Arabic text that a visitor may read: catalogues, demo data, and the backend's pages and dictionary. */
export function collectArabicTexts(): ArabicText[] {
  return findFiles().flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text }))
      .filter(({ text }) => ARABIC.test(text)),
  )
}
