import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { computeVersion } from 'release/build/publish-sources.ts'
import { remove } from 'release/commands/remove.ts'
import { rollback } from 'release/commands/rollback.ts'
import { startCanary } from 'release/state/release-state.ts'
import { loadState } from 'release/state/stored-state.ts'
import {
  changeLive,
  createContext,
  createRemoteFiles,
  promoteAll,
  publishFiles,
} from 'release/testing/release-fixtures.ts'
import { createRepository } from 'release/testing/repository.ts'
import { readSiteSettings } from 'site/read-site-settings.ts'
import { readActor } from 'workspace/actor.ts'

import { StartError } from '../run-command.ts'
import { stopProgram } from '../shop/spawn-program.ts'
import { createBackendEnv, createSiteEnv } from './backend-process.ts'
import { releaseChanged } from './release-changed.ts'
import { supervise } from './supervise.ts'

describe('release-changed', () => {
  const agents = 'mfe-agents'

  /** A repository whose sources are published, and which the shop runs in another version. */
  async function setUp() {
    const { root, store } = await createRepository()
    const logged: string[] = []
    const frontEnds = [agents] as const
    const context = createContext(store, { root, frontEnds, getActor: () => readActor(root) })
    const start = (meanwhile = () => Promise.resolve()) =>
      releaseChanged(context, [agents], {
        message: 'npm run release:shop',
        progress: {
          log: (line) => logged.push(line),
          async run(name, work) {
            if (name === `Build of ${agents}`) {
              logged.push('Building')
              await meanwhile()
            }
            return work(() => undefined)
          },
        },
      })
    const version = await computeVersion(root, agents)
    const promote = (each: string) => promoteAll(context, [agents], each)
    await publishFiles(store, agents, '0.9.0', createRemoteFiles(agents, ['/agents']))
    const live = async () => (await loadState(store)).state[agents]
    return { store, context, logged, start, version, promote, live }
  }

  const publishSources = (store: Parameters<typeof publishFiles>[0], version: string) =>
    publishFiles(store, agents, version, createRemoteFiles(agents, ['/agents']))

  describe('releaseChanged', () => {
    test('builds and promotes what has changed, and nothing the second time', async () => {
      const { start, promote, live, logged, version } = await setUp()
      await promote('0.9.0')
      await start()
      expect(await live()).toMatchObject({ version, previous: ['0.9.0'] })
      expect(logged).toEqual(['Building'])
      await start()
      expect(logged).toEqual(['Building'])
    })

    test('makes the sources live when nothing is', async () => {
      const { store, start, live, version } = await setUp()
      await publishSources(store, version)
      await start()
      expect((await live())?.version).toBe(version)
    })

    test('does not undo a rollback, says whose and how, and makes it live after a promotion again', async () => {
      const { store, context, start, promote, live, logged, version } = await setUp()
      await publishSources(store, version)
      await promote('0.9.0')
      await promote(version)
      await rollback(context, { name: agents, message: 'Empty list' })
      // Building a version again that was deleted does not make it new.
      await store.remove(agents, version)
      await start()
      expect((await live())?.version).toBe('0.9.0')
      expect(logged).toEqual([
        'Building',
        expect.stringMatching(
          new RegExp(
            `^${agents}@${version} is not made live: it was taken out \\(.* UTC  .*  rollback: ${agents} ${version} → 0.9.0  “Empty list”\\)` +
              `\\. To do so: npm run release -- promote ${agents}@${version}$`,
          ),
        ),
      ])
      await promote(version)
      await promote('0.9.0')
      await start()
      expect((await live())?.version).toBe(version)
    })

    test('does not bring back a remote that was removed, whatever its sources are now', async () => {
      const { context, start, promote, live, logged, version } = await setUp()
      await promote('0.9.0')
      await remove(context, { name: agents, force: true })
      await start()
      expect(await live()).toBeUndefined()
      expect(logged).toEqual([
        'Building',
        expect.stringMatching(
          `not made live: it was taken out .* remove: ${agents} 0.9.0 → none .*\\). To do so: npm run release -- promote ${agents}@${version}$`,
        ),
      ])
      await promote(version)
      expect((await live())?.version).toBe(version)
    })

    test('does not bring back a remote that was removed while it was building', async () => {
      const { context, start, promote, live, logged } = await setUp()
      await promote('0.9.0')
      await start(() => remove(context, { name: agents, force: true }))
      expect(logged).toEqual(['Building', expect.stringContaining('is not made live')])
      expect(await live()).toBeUndefined()
    })

    test('does not end a canary', async () => {
      const { store, context, start, promote, live, logged, version } = await setUp()
      await publishSources(store, version)
      await promote('0.9.0')
      await changeLive(context, (state) => startCanary(state, agents, { version, traffic: 5 }))
      await start()
      expect(await live()).toMatchObject({ version: '0.9.0', canaries: [{ version, traffic: 5 }] })
      expect(logged).toEqual([expect.stringContaining('a canary of it is running')])
    })

    test('makes live what a start had published when it was stopped or refused', async () => {
      const { store, start, promote, live, logged, version } = await setUp()
      await promote('0.9.0')
      await publishSources(store, version)
      await start()
      expect((await live())?.version).toBe(version)
      expect(logged).toEqual([])
    })

    test('does not make live what the gate refuses, and says why', async () => {
      const { store, start, promote, live, logged, version } = await setUp()
      await publishFiles(store, agents, version, createRemoteFiles(agents, ['/portal/agents']))
      await promote('0.9.0')
      const refusal: unknown = expect.stringMatching(
        /claims \/portal\/agents, which is the shell's own[^]*The shop runs as it was\.$/,
      )
      await start()
      expect((await live())?.version).toBe('0.9.0')
      expect(logged).toEqual([refusal])
      await start()
      expect(logged).toEqual([refusal, refusal])
    })
  })
})

describe('supervise', () => {
  const started: ChildProcess[] = []
  afterEach(() => Promise.all(started.splice(0).map(stopProgram)))
  /** Starts a process that runs until it is ended. */
  async function startProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    started.push(child)
    await once(child, 'spawn')
    return child
  }
  /** Collects the lines of a log; `untilLogged` waits for one. */
  function createLog() {
    const lines: string[] = []
    let notify = () => {}
    const log = (line: string) => {
      lines.push(line)
      notify()
    }
    const untilLogged = (line: string) =>
      new Promise<void>((resolve) => {
        notify = () => lines.includes(line) && resolve()
        notify()
      })
    return { lines, log, untilLogged }
  }

  test('starts a killed program again, and says so', async () => {
    const { lines, log, untilLogged } = createLog()
    const stop = await supervise({ name: 'The site', start: startProcess, log, firstPauseMs: 1 })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site runs again.')
    expect(lines).toEqual([
      'The site has stopped (SIGKILL).',
      'The site is started again in 0.001 s.',
      'The site runs again.',
    ])
    expect(started).toHaveLength(2)
    await stop()
    expect(started[1]?.signalCode).toBe('SIGTERM')
    expect(lines).toHaveLength(3)
  })

  test('waits twice as long after each failure to start', async () => {
    const { lines, log, untilLogged } = createLog()
    let failures = 0
    const start = async () => {
      if (started.length === 1 && failures++ < 2) throw new StartError('Port 3000 is in use.')
      return startProcess()
    }
    const stop = await supervise({ name: 'The site', start, log, firstPauseMs: 2 })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site runs again.')
    expect(lines.filter((line) => line.includes('again in'))).toEqual([
      'The site is started again in 0.002 s.',
      'The site is started again in 0.004 s.',
      'The site is started again in 0.008 s.',
    ])
    expect(lines).toContain('The site does not start: Port 3000 is in use.')
    await stop()
  })

  test('stops a program that waits to be started again', async () => {
    const { log, untilLogged } = createLog()
    const pause = { firstPauseMs: 60_000 }
    const stop = await supervise({ name: 'The site', start: startProcess, log, ...pause })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site is started again in 60 s.')
    await stop()
    expect(started).toHaveLength(1)
  })

  test('throws when the program does not start the first time', async () => {
    const start = () => Promise.reject(new StartError('PORT must be a port number.'))
    await expect(supervise({ name: 'The site', start, log: () => {} })).rejects.toThrow('PORT must')
  })
})

describe('createBackendEnv', () => {
  const at = (siteUrl: string) =>
    createBackendEnv({ site: readSiteSettings({ SITE_URL: siteUrl }, '/shop') }, [3101])

  test('lets the pages of this machine call the backend, which only this machine reaches', () => {
    expect(at('http://localhost:3000')).toEqual({
      SITE_ORIGINS:
        'http://localhost:3000,http://127.0.0.1:3000,http://localhost:3101,http://127.0.0.1:3101',
      BACKEND_HOST: 'localhost',
    })
  })

  test('opens the backend for the devices that the address of the site is for', () => {
    const { SITE_ORIGINS, BACKEND_HOST } = at('http://laptop.local:3000')
    expect(SITE_ORIGINS).toMatch(/^http:\/\/laptop\.local:3000,http:\/\/localhost:3000,/)
    expect(BACKEND_HOST).toBe('::')
  })
})

describe('createSiteEnv', () => {
  const at = (siteUrl: string) =>
    createSiteEnv({ site: readSiteSettings({ SITE_URL: siteUrl }, '/shop') })

  test('shows remotes of other repositories on this machine', () => {
    const { OVERRIDE_ORIGINS } = at('http://localhost:3000')
    expect(OVERRIDE_ORIGINS).toMatch(/^http:\/\/localhost:3200,.*,http:\/\/localhost:3209$/)
    const { config } = readSiteSettings({ OVERRIDE_ORIGINS }, '/shop')
    expect(config.overrideOrigins).toHaveLength(10)
  })

  test.each(['http://laptop.local:3000', 'https://shop.example'])('but not at %s', (siteUrl) =>
    expect(at(siteUrl)).toEqual({}),
  )
})
