import { readdirSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { createEarlyPage, EARLY_PAGE_POLICY } from '@shop/server/early-page.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { DockerfileParser } from 'dockerfile-ast'
import { backendSettings } from 'settings/backend-settings.ts'
import { siteSettings } from 'settings/site-settings.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { type ProgramName, programNames } from '../programs/program-list.ts'
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

  const environmentOf = (name: ProgramName) =>
    Object.fromEntries(
      DockerfileParser.parse(readDeployed(`docker/${name}.Dockerfile`))
        .getInstructions()
        .filter((each) => each.getKeyword() === 'ENV')
        .flatMap((each) => each.getArguments())
        .map((argument) => argument.getValue().split('=', 2) as [string, string]),
    )

  test.each(programNames)(
    'the %s starts with what its image and compose.yaml give it, by variables that exist',
    async (name) => {
      const service = compose?.services[name]
      findFile(String(service?.build?.dockerfile))
      const shared = readVariables(`docker/${service?.env_file}`)
      const environment = { ...environmentOf(name), ...shared, ...service?.environment }
      const names = Object.keys(environment).map((each) => each.replace(/_FILE$/, ''))
      expect(names.filter((each) => !variables.includes(each))).toEqual([])
      const files: Record<string, string> = {}
      for (const secret of service?.secrets ?? []) {
        expect(Object.keys(compose?.secrets ?? {})).toContain(secret)
        files[`/run/secrets/${secret}`] = secretTexts[secret] ?? 'x'.repeat(32)
      }
      expect(await findDeployedProblems(name, environment, files)).toEqual([])
    },
  )

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

  const services = files.filter((name) => name.endsWith('.service'))

  describe.each(services)('%s', (name) => {
    const unit = parseUnit(read(name))
    const [instance, program] = [
      name.includes('@'),
      programNames.find((each) => name.includes(each)),
    ]

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

  test('a releaser may replace what another one wrote, whatever their umasks', () => {
    expect(read('storefront.tmpfiles.conf')).toContain(
      `\na+ ${shop.RELEASE_DIR} - - - - default:group::rwx\n`,
    )
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
