import { realpathSync } from 'node:fs'
import path from 'node:path'

import evaluatedCssLoader from './evaluated-css.loader.js'
import { temporaryFolder } from './testing/build.ts'

/** What the loader hands on of `page.css.ts` among these files, and the files that it watches. */
async function load(files: Record<string, string>) {
  const folder = realpathSync(temporaryFolder(files))
  const addDependency = jest.fn<void, [file: string]>()
  const context = {
    resourcePath: path.join(folder, 'page.css.ts'),
    rootContext: folder,
    addDependency,
  }
  const css = await evaluatedCssLoader.call(
    context as unknown as ThisParameterType<typeof evaluatedCssLoader>,
  )
  const watched = addDependency.mock.calls.map(([file]) => path.relative(folder, file)).toSorted()
  return { css, watched }
}

const palette = '{ "text": "#17211f" }'

describe('evaluatedCssLoader', () => {
  test('hands on what the module exports by default, and watches what it imports', async () => {
    const page = [
      `import palette from './palette.json' with { type: 'json' }`,
      `const selector: string = 'a'`,
      'export default `${selector}{color:${palette.text}}`',
    ]
    expect(await load({ 'page.css.ts': page.join('\n'), 'palette.json': palette })).toEqual({
      css: 'a{color:#17211f}',
      watched: ['page.css.ts', 'palette.json'],
    })
  })

  test.each([
    ['exports no style sheet', 'export const css = 1', 'does not export a style sheet by default'],
    ['imports what is not there', `import './missing.ts'`, 'Could not resolve "./missing.ts"'],
    ['throws', `throw new Error('no colours')`, 'no colours'],
  ])('fails the build when the module %s', async (_, page, message) => {
    await expect(load({ 'page.css.ts': page })).rejects.toThrow(message)
  })
})
