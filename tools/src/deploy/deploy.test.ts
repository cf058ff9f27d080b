import { readdirSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { createEarlyPage, EARLY_PAGE_POLICY } from '@shop/server/early-page.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { backendSettings } from 'settings/backend-settings.ts'
import { siteSettings } from 'settings/site-settings.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { isProgramName, type ProgramName, programNames } from '../programs/program-list.ts'
import { runProcess } from '../run-process.ts'
import { findFile, parseUnit, readDeployed, readVariables, readYaml } from './deploy-files.ts'
import { findDeployedProblems } from './testing/find-deployed-problems.ts'

const variables = Object.keys({ ...siteSettings, ...backendSettings })

describe('docker', () => {
  interface Service {
    build?: { dockerfile: string }
    environment: Record<string, string>
    env_file: string
    secrets: string[]
  }

  interface Compose {
    services: Record<string, Service>
    secrets: Record<string, { file: string }>
  }

  const [compose] = readYaml<Compose>('docker/compose.yaml')

  const parse = (name: ProgramName) =>
    DockerfileParser.parse(readDeployed(`docker/${name}.Dockerfile`))

  /** The instructions of the image that is kept: those after the last FROM. */
  function finalStage(name: ProgramName): Instruction[] {
    const instructions = parse(name).getInstructions()
    return instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'))
  }

  const argumentsOf = (instructions: readonly Instruction[], keyword: string) =>
    instructions
      .filter((each) => each.getKeyword() === keyword)
      .map((each) => each.getArguments().map((argument) => argument.getValue()))

  const environmentOf = (name: ProgramName): Record<string, string> =>
    Object.fromEntries(
      argumentsOf(finalStage(name), 'ENV')
        .flat()
        .map((pair) => pair.split('=', 2) as [string, string]),
    )

  describe.each(programNames)('the image of the %s', (name) => {
    test('runs without privileges, is watched and stopped by signal', () => {
      const stage = finalStage(name)
      expect(argumentsOf(stage, 'USER')).toEqual([['node']])
      expect(argumentsOf(stage, 'STOPSIGNAL')).toEqual([['SIGTERM']])
      const [check] = stage.filter((each) => each.getKeyword() === 'HEALTHCHECK')
      expect(check?.getTextContent()).toMatch(/CMD \["node", "server\.mjs", "health"\]$/)
      expect(argumentsOf(stage, 'CMD').flat().join('')).toBe('["node","server.mjs"]')
      expect(argumentsOf(stage, 'LABEL').flat().join()).toContain('org.opencontainers.image.title')
    })

    test('builds its program by a command that exists, and copies nothing else from there', () => {
      const { scripts } = JSON.parse(readPackage()) as { scripts: Record<string, string> }
      const commands = argumentsOf(parse(name).getInstructions(), 'RUN').map((words) =>
        words.join(' '),
      )
      const built = commands.flatMap(
        (each) => /npm run --silent (\S+) -- (\S+) (\S+)/.exec(each) ?? [],
      )
      expect(Object.keys(scripts)).toContain(built[1])
      expect(isProgramName(String(built[3])) && built[3]).toBe(name)
      const [copied] = argumentsOf(finalStage(name), 'COPY')
      expect(copied).toEqual([`${built[2]}/${name}`, './'])
    })

    test('sets variables that exist, and listens where it says', () => {
      const environment = environmentOf(name)
      expect(Object.keys(environment).filter((each) => !variables.includes(each))).toEqual([])
      const ports = argumentsOf(finalStage(name), 'EXPOSE').flat()
      const monitorPort = environment[`${name.toUpperCase()}_MONITOR_PORT`]
      expect(ports).toEqual([name === 'site' ? '3000' : '4000', monitorPort])
    })

    test('starts with what compose.yaml gives it', async () => {
      const service = compose?.services[name]
      findFile(String(service?.build?.dockerfile))
      const shared = readVariables(`docker/${service?.env_file}`)
      expect(Object.keys(shared).filter((each) => !variables.includes(each))).toEqual([])
      const environment = { ...environmentOf(name), ...shared, ...service?.environment }
      const files: Record<string, string> = {}
      for (const secret of service?.secrets ?? []) {
        expect(Object.keys(compose?.secrets ?? {})).toContain(secret)
        files[`/run/secrets/${secret}`] = secretTexts[secret] ?? 'x'.repeat(32)
      }
      expect(await findDeployedProblems(name, environment, files)).toEqual([])
    })
  })

  const readPackage = () => readDeployed('../package.json')

  const secretTexts: Record<string, string> = {
    'database-url': 'postgres://storefront:x@postgres/storefront',
    'smtp-url': 'smtps://mail.example',
    'stripe-secret-key': 'sk_test_x',
    'stripe-webhook-secret': 'whsec_x',
  }
})

describe('systemd', () => {
  const folder = 'systemd'

  const files = readdirSync(path.join(repositoryRoot, 'deploy', folder))

  const read = (name: string) => readDeployed(path.join(folder, name))

  const readFileOf = (name: string) => readVariables(path.join(folder, name))

  const shop = readFileOf('shop.env')

  const tmpfiles = read('storefront.tmpfiles.conf')

  const services = files.filter((name) => name.endsWith('.service'))

  describe.each(services)('%s', (name) => {
    const unit = parseUnit(read(name))
    const [instance, program] = [
      name.includes('@'),
      programNames.find((each) => name.includes(each)),
    ]

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
        expect(shop.DATA_DIR).toBe(`/var/lib/${state}`)
      }
    })

    test('sets variables that exist, and the program accepts them', async () => {
      const required = (unit.EnvironmentFile ?? []).filter((file) => !file.startsWith('-'))
      expect(required.map((file) => path.basename(file))).toEqual(
        instance ? ['shop.env', `${program}-%i.env`] : ['shop.env'],
      )
      for (const number of instance ? ['1', '2'] : ['']) {
        const env = Object.assign(
          parseEnv((unit.Environment ?? []).join('\n')),
          ...required.map((file) => readFileOf(path.basename(file.replace('%i', number)))),
        ) as Record<string, string>
        expect(Object.keys(env).filter((each) => !variables.includes(each))).toEqual([])
        const used = program === 'site' ? 'site' : 'backend'
        expect(await findDeployedProblems(used, { ...env, PAYMENTS: 'test' })).toEqual([])
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
      .filter((name) => /-\d\.env$/.test(name))
      .flatMap((name) => Object.values(readFileOf(name)))
    expect(ports).toHaveLength(8)
    expect(new Set(ports).size).toBe(ports.length)
  })

  test('each timer has its service, and the release folder is made', () => {
    for (const timer of files.filter((name) => name.endsWith('.timer'))) {
      expect(services).toContain(timer.replace('.timer', '.service'))
    }
    const releaseDir = shop.RELEASE_DIR
    expect(tmpfiles).toMatch(new RegExp(`^d ${releaseDir} `, 'm'))
    // A releaser may replace what another one wrote, whatever their umasks.
    expect(tmpfiles).toContain(`\na+ ${releaseDir} - - - - default:group::rwx\n`)
  })

  test('the programs believe the ids that the proxy on this machine gives', () => {
    expect(shop).toMatchObject({ SITE_TRUST_PROXY: 'loopback', TRUST_PROXY: 'loopback' })
  })
})

describe('nginx', () => {
  test.each(['unreadable', 'cookies'] as const)(
    'has the page of the sites for a browser whose request is refused: %s',
    (reason) => {
      const snippet = readDeployed(`nginx/snippets/storefront-${reason}.conf`)
      expect(snippet).toContain(`return 400 '${createEarlyPage(reason)}'`)
      expect(readDeployed('nginx/snippets/storefront-page-headers.conf')).toContain(
        `Content-Security-Policy "${EARLY_PAGE_POLICY}"`,
      )
    },
  )
})

describe('storefront', () => {
  const script = path.join(repositoryRoot, 'deploy/systemd/storefront.sh')
  const SECRETS = `# JWT_SECRET=of a comment
JWT_SECRET=a "b" $HOME;c & d
SMTP_URL="smtps://user:pass@mail.example"
`
  const PROGRAM = `
console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env]))
`
  /** The script with folders of its own; changing the user, which only root may, is left out. */
  async function install() {
    const folder = await createTemporaryFolder({
      'etc/shop.env': `BRAND_NAME='{"en":"Wasla"}'\nBACKEND_PORT=4000\n`,
      'etc/backend-1.env': 'BACKEND_PORT=4001\n',
      'etc/backend-secrets.env': SECRETS,
      'opt/backend/server.mjs': PROGRAM,
      'bin/setpriv': '#!/bin/sh\nwhile [ "$1" != node ]; do shift; done\nexec "$@"\n',
    })
    const command = path.join(folder, 'storefront')
    const text = await readFile(script, 'utf8')
    await writeFile(
      command,
      text
        .replaceAll('/etc/storefront', `${folder}/etc`)
        .replace('/opt/storefront', `${folder}/opt`),
    )
    await chmod(command, 0o755)
    await chmod(path.join(folder, 'bin/setpriv'), 0o755)
    const env = { PATH: `${folder}/bin:${process.env.PATH}` }
    return { folder, run: (...args: string[]) => runProcess(command, args, { cwd: folder, env }) }
  }

  test('runs a command of a program with its settings, each as it stands', async () => {
    const { folder, run } = await install()
    const [args, cwd, env] = JSON.parse(await run('backend', 'restore', 'a b')) as [
      string[],
      string,
      NodeJS.ProcessEnv,
    ]
    expect(args).toEqual(['restore', 'a b'])
    expect(cwd).toBe(path.join(folder, 'opt/backend'))
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      BRAND_NAME: '{"en":"Wasla"}',
      BACKEND_PORT: '4001',
      JWT_SECRET: 'a "b" $HOME;c & d',
      SMTP_URL: 'smtps://user:pass@mail.example',
    })
  })

  test.each([
    [[], 'storefront: name the program and its command'],
    [['shell'], 'storefront: name the program and its command'],
    [['backend'], 'storefront: name a command; storefront backend --help lists them'],
  ])('says what is missing in %j', async (args, message) => {
    const { run } = await install()
    await expect(run(...args)).rejects.toThrow(message)
  })
})
