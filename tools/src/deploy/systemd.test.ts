import { readdirSync } from 'node:fs'
import path from 'node:path'

import { repositoryRoot } from 'release/workspace.ts'
import { allSettings } from 'settings/settings-source.ts'

import { programNames } from '../programs/program-list.ts'
import { parseUnit, readDeployed } from './deploy-files.ts'
import { findDeployedProblems } from './testing/find-deployed-problems.ts'

const folder = 'systemd'
const CONFIG = '/etc/storefront/shop.yaml'
const files = readdirSync(path.join(repositoryRoot, 'deploy', folder))
const read = (name: string) => readDeployed(path.join(folder, name))
const variables = new Set(allSettings.map(({ variable }) => variable))

/** Variables of a file or of `Environment=` lines. */
const parseVariables = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const shop = read('shop.yaml')
const tmpfiles = read('storefront.tmpfiles.conf')
const services = files.filter((name) => name.endsWith('.service'))

describe.each(services)('%s', (name) => {
  const unit = parseUnit(read(name))
  const [instance, program] = [name.includes('@'), programNames.find((each) => name.includes(each))]

  test('starts an installed program as a user that exists', () => {
    const [working = ''] = unit.WorkingDirectory ?? []
    expect(programNames.map((each) => `/opt/storefront/${each}`)).toContain(working)
    for (const command of [...(unit.ExecStart ?? []), ...(unit.ExecStartPost ?? [])]) {
      expect(command).toMatch(/^\/usr\/bin\/node server\.mjs( (health|backup)\b.*)?$/)
    }
    expect(read('storefront.sysusers.conf')).toMatch(new RegExp(`^u ${unit.User?.[0]} `, 'm'))
  })

  test('has folders that it may write, and no others', () => {
    expect(unit.ProtectSystem).toEqual(['strict'])
    expect(unit.NoNewPrivileges).toEqual(['yes'])
    for (const written of unit.ReadWritePaths ?? []) {
      expect(tmpfiles).toMatch(new RegExp(`^d ${written} 0700 storefront storefront`, 'm'))
    }
    for (const state of unit.StateDirectory ?? []) {
      expect(shop).toContain(`dataDir: /var/lib/${state}\n`)
    }
  })

  test('sets variables that exist, and the program accepts them', async () => {
    const own = parseVariables(unit.Environment ?? [])
    expect(own.CONFIG_FILE).toBe(CONFIG)
    const required = (unit.EnvironmentFile ?? []).filter((file) => !file.startsWith('-'))
    expect(required).toHaveLength(instance ? 1 : 0)
    for (const number of instance ? ['1', '2'] : ['']) {
      const lines = required.flatMap((file) =>
        read(path.basename(file.replace('%i', number))).split('\n'),
      )
      const env = { ...own, ...parseVariables(lines) }
      const unknown = Object.keys(env).filter((each) => !variables.has(each))
      expect(unknown).toEqual(['CONFIG_FILE'])
      const secrets = { PAYMENTS: 'test' }
      const used = program === 'site' ? 'site' : 'backend'
      expect(await findDeployedProblems(used, { ...env, ...secrets }, { [CONFIG]: shop })).toEqual(
        [],
      )
    }
  })
})

test('services that listen may ask for the addresses of the machine', () => {
  for (const name of services.filter((each) => each.includes('@'))) {
    expect(parseUnit(read(name)).RestrictAddressFamilies?.join()).toContain('AF_NETLINK')
  }
})

test('services stop within the time that they are given', () => {
  for (const name of services.filter((each) => each.includes('@'))) {
    const [seconds] = parseUnit(read(name)).TimeoutStopSec ?? []
    // The programs end by themselves after 9 s.
    expect(Number(seconds)).toBeGreaterThan(10)
  }
})

test('instances have ports of their own', () => {
  const ports = files
    .filter((name) => name.endsWith('.env'))
    .flatMap((name) => Object.values(parseVariables(read(name).split('\n'))))
  expect(ports).toHaveLength(8)
  expect(new Set(ports).size).toBe(ports.length)
})

test('each timer has its service, and the release folder is made', () => {
  for (const timer of files.filter((name) => name.endsWith('.timer'))) {
    expect(services).toContain(timer.replace('.timer', '.service'))
  }
  const [, releaseDir] = /releaseDir: (\S+)/.exec(shop) ?? []
  expect(tmpfiles).toMatch(new RegExp(`^d ${releaseDir} `, 'm'))
  // What one releaser writes, another may replace, whatever their umasks.
  expect(tmpfiles).toContain(`\na+ ${releaseDir} - - - - default:group::rwx\n`)
})

test('the programs believe the ids that the proxy on this machine gives', () => {
  expect(shop.match(/^ {2}trustProxy: loopback$/gm)).toHaveLength(2)
})
