import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { bundleForNode } from './bundle-for-node.ts'

test('bundleForNode rejects CommonJS that is imported dynamically, whose names would be missing', async () => {
  const folder = await createTemporaryFolder({
    'main.js': `import('./names.cjs').then(({ name }) => console.log(name))`,
    'names.cjs': `exports.name = 'x'`,
  })
  const bundling = bundleForNode({
    entryPoints: { main: path.join(folder, 'main.js') },
    outdir: path.join(folder, 'out'),
    external: [],
  })
  await expect(bundling).rejects.toThrow(/names\.cjs is CommonJS/)
})
