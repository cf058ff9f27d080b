import { createReleaseContext } from '../testing/release-context.ts'
import { createHandlers } from './handlers.ts'
import { createProgram } from './program.ts'

test('createHandlers runs a day of releases: check, canary, promote, roll back, prune', async () => {
  const { context, logged, stateOf } = await createReleaseContext()
  const handlers = createHandlers(context)
  const run = (line: string) =>
    createProgram(context.frontEnds, handlers, { writeErr: () => undefined }).parseAsync(
      line.split(' '),
      { from: 'user' },
    )
  await run('check mfe-agents@2.0.0')
  await run('promote mfe-agents@2.0.0 --traffic 10')
  expect((await stateOf('mfe-agents'))?.canaries).toHaveLength(1)
  await run('promote mfe-agents@2.0.0')
  expect((await stateOf('mfe-agents'))?.version).toBe('2.0.0')
  await run('rollback mfe-agents')
  expect((await stateOf('mfe-agents'))?.version).toBe('1.0.0')
  await run('prune --keep 1')
  await run('status')
  expect(logged.find((line) => line.startsWith('mfe-agents  '))).toContain('2 published')
  await expect(run('publish shell@1')).rejects.toThrow('without a version')
})
