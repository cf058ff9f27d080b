import { findFrontEnds, repositoryRoot } from '../workspace.ts'
import { findReach } from './reach.ts'

describe('findReach', () => {
  test.each(findFrontEnds(repositoryRoot))(
    'reaches from %s what it is built from, and neither servers nor tests',
    async (name) => {
      const { folders, libraries } = await findReach(repositoryRoot, name)
      expect(folders).toEqual(expect.arrayContaining([name, 'config', 'shared/kernel']))
      const others = ['shared/testing', 'e2e', 'tools', 'release', 'site', 'backend']
      expect(folders.filter((folder) => others.includes(folder))).toEqual([])
      const names = libraries.map((library) => library.replace(/(?<=.)@.*/, ''))
      expect(names).toEqual(expect.arrayContaining(['react', 'webpack', 'typescript']))
      expect(names.filter((library) => ['fastify', 'jest', 'msw'].includes(library))).toEqual([])
    },
  )
})
