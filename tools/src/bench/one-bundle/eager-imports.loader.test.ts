import { readFileSync } from 'node:fs'
import path from 'node:path'

import { repositoryRoot } from 'release/workspace.ts'

import dropUnusedExports from './eager-imports.loader.js'

test('the exports of libraries that the shell only evaluates are not counted as used; those of its own modules are', () => {
  const source = `const load = () => import(/* webpackMode: "eager" */ 'react')
const own = () => import(/* webpackMode: "eager" */ './start.tsx')`
  expect(dropUnusedExports(source)).toBe(
    source.replace('"eager" */ \'react', '"eager", webpackExports: [] */ \'react'),
  )
})

test('the shell’s first module has such imports', () => {
  const main = readFileSync(path.join(repositoryRoot, 'shell/src/main.ts'), 'utf8')
  expect(dropUnusedExports(main)).not.toBe(main)
})
