import { releaseContext } from '../testing/release-context.ts'
import { readCommand } from './program.ts'
import { run } from './run.ts'

test('a day of releases: check, try, promote, take back, tidy up', async () => {
  const { context, said, live } = await releaseContext()
  const go = async (line: string) => run(context, readCommand(line.split(' ')))
  await go('check mfe-agents@2.0.0')
  await go('promote mfe-agents@2.0.0 --traffic 10')
  expect((await live('mfe-agents'))?.trials).toHaveLength(1)
  await go('promote mfe-agents@2.0.0')
  expect((await live('mfe-agents'))?.version).toBe('2.0.0')
  await go('rollback mfe-agents')
  expect((await live('mfe-agents'))?.version).toBe('1.0.0')
  await go('prune --keep 1')
  await go('status')
  expect(said.find((line) => line.startsWith('mfe-agents  '))).toContain('2 published')
  await expect(go('publish shell@1')).rejects.toThrow('without a version')
})

test('help is said', async () => {
  const { context, said } = await releaseContext()
  await run(context, { do: 'help' })
  expect(said.join()).toContain('npm run release -- COMMAND')
})
