import { SourceMap } from 'node:module'

import { createNameFunction } from './source-names.ts'

/** Of `function a(){}` in the first column: `renderPage` in line 5 of a source. */
const createMap = (source: string) =>
  new SourceMap({
    file: 'main.0123456789.js',
    version: 3,
    sources: [source],
    sourcesContent: [''],
    names: ['renderPage'],
    mappings: 'AAIAA',
    sourceRoot: '',
  })

const frame = {
  functionName: 'a',
  url: 'http://localhost:3000/shell/1.0.0/main.0123456789.js',
  lineNumber: 0,
  columnNumber: 10,
}

describe('createNameFunction', () => {
  test.each([
    ['webpack://shell/./src/startup/start.tsx', 'renderPage (src/startup/start.tsx:5)'],
    ['webpack://shell/../shared/ui/src/a.ts', 'renderPage (shared/ui/src/a.ts:5)'],
    ['webpack://shell/../node_modules/x/node_modules/y/z.js', 'renderPage (y/z.js:5)'],
  ])('names a function as its source does, in %s', (source, name) => {
    const maps = new Map([['main.0123456789.js', createMap(source)]])
    expect(createNameFunction(maps)(frame)).toBe(name)
  })

  test('names the script where its map is not known', () => {
    const nameFunction = createNameFunction(new Map())
    expect(nameFunction(frame)).toBe('a (main.0123456789.js)')
    expect(nameFunction({ ...frame, functionName: '' })).toBe('module (main.0123456789.js)')
    expect(nameFunction({ functionName: '(garbage collector)' })).toBe('(garbage collector)')
  })
})
