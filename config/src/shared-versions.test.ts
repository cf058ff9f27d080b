import { sharedModules } from './shared.js'
import { sharedVersions } from './shared-versions.js'

test('of what is shared the versions are kept, and nothing else', () => {
  const shared = sharedModules(__dirname, { eager: true })
  const versions = sharedVersions(shared)
  expect(Object.keys(versions)).toEqual(Object.keys(shared))
  for (const { version, requiredVersion, ...others } of Object.values(versions)) {
    expect(requiredVersion).toBe(`^${version}`)
    expect(others).toEqual({})
  }
})
