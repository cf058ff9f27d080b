// Writes the web fonts that `fonts.css` of `@shop/ui` names: the characters and weights of their rules, no more.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { fontsFolder, subsetFonts } from './subset-fonts.ts'

for (const [file, font] of await subsetFonts()) {
  await writeFile(path.join(fontsFolder, file), font)
  process.stdout.write(`${file}: ${font.length} bytes\n`)
}
