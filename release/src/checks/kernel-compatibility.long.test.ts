import { repositoryRoot as root } from 'workspace/workspace.ts'

import { emitKernelTypes } from '../build/kernel-types.ts'
import { findKernelProblems } from './kernel-compatibility.ts'

const problems = (required: Record<string, string>, provided: Record<string, string>) =>
  findKernelProblems(
    root,
    { label: 'mfe-x@2', types: required, manifest: {} },
    { label: 'shell@7', types: provided },
    'Release the shell first.',
  )

describe('findKernelProblems', () => {
  test('returns no problems for this repository’s kernel with another comment', async () => {
    const types = await emitKernelTypes(root)
    expect(Object.keys(types)).toEqual(
      expect.arrayContaining([
        '@shop/kernel/src/session.d.ts',
        '@shop/contracts/src/rules/money.d.ts',
      ]),
    )
    const commented = Object.fromEntries(
      Object.entries(types).map(([file, text]) => [file, `// As before\n${text}`]),
    )
    expect(await problems(types, commented)).toEqual([])
  })

  test('names a function that was removed from this repository’s kernel', async () => {
    const types = await emitKernelTypes(root)
    const surface = types['@shop/kernel/src/session.d.ts'] ?? ''
    const provided = {
      ...types,
      '@shop/kernel/src/session.d.ts': surface.replace(/.*session\/logout.*/, ''),
    }
    expect(await problems(types, provided)).toEqual([
      expect.stringContaining("'logout' is missing"),
    ])
  })
})
