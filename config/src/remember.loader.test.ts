import { writeFileSync } from 'node:fs'
import path from 'node:path'

import remember, { pitch } from './remember.loader.js'
import { temporaryFolder } from './testing/build.ts'

const map = '{"version":3}'

/** Stands in for webpack, which takes no loader from Jest: a build of one file, for browsers if it has source maps. */
function createBuild(resourcePath: string, sourceMap: boolean) {
  const [callback, addDependency] = [jest.fn(), jest.fn()]
  const context = { resource: resourcePath, resourcePath, sourceMap, callback, addDependency }
  return {
    addDependency,
    /** What it gets without the other loaders. */
    recall(): unknown {
      pitch.call(context as never)
      return callback.mock.lastCall
    },
    transform: (code: string, made?: string) => remember.call(context as never, code, made),
  }
}

describe('remember', () => {
  let file: string
  beforeEach(() => {
    file = path.join(temporaryFolder({ 'page.ts': 'typed' }), 'page.ts')
  })

  it('hands what the loaders made of a file to other builds, which depend on the file too', () => {
    const [browser, server] = [createBuild(file, true), createBuild(file, false)]
    expect(browser.recall()).toBeUndefined()
    browser.transform('code', map)
    expect(server.recall()).toEqual([null, 'code', map])
    expect(server.addDependency).toHaveBeenCalledWith(file)
  })

  it('leaves a changed file to the loaders', () => {
    createBuild(file, true).transform('code', map)
    writeFileSync(file, 'typed again')
    expect(createBuild(file, true).recall()).toBeUndefined()
  })

  it('leaves a file to the loaders when a source map is wanted that they have not made', () => {
    createBuild(file, false).transform('code')
    expect(createBuild(file, true).recall()).toBeUndefined()
    expect(createBuild(file, false).recall()).toEqual([null, 'code', undefined])
  })
})
