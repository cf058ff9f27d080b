import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { allSettings } from 'settings/settings-source.ts'

import { isProgramName, type ProgramName, programNames } from '../programs/program-list.ts'
import { findFile, readDeployed, readYaml } from './deploy-files.ts'
import { findDeployedProblems } from './testing/find-deployed-problems.ts'

interface Service {
  build?: { dockerfile: string }
  environment: Record<string, string>
  secrets: string[]
  configs?: { source: string; target: string }[]
}

interface Compose {
  services: Record<string, Service>
  configs: Record<string, { file: string }>
  secrets: Record<string, { file: string }>
}

const [compose] = readYaml<Compose>('docker/compose.yaml')
const variables = new Set(allSettings.map(({ variable }) => variable))

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
    expect(Object.keys(environment).filter((each) => !variables.has(each))).toEqual([])
    const ports = argumentsOf(finalStage(name), 'EXPOSE').flat()
    const monitorPort = environment[`${name.toUpperCase()}_MONITOR_PORT`]
    expect(ports).toEqual([name === 'site' ? '3000' : '4000', monitorPort])
  })

  test('starts with what compose.yaml gives it', async () => {
    const service = compose?.services[name]
    findFile(String(service?.build?.dockerfile))
    const environment = { ...environmentOf(name), ...service?.environment }
    const files: Record<string, string> = {}
    for (const { source, target } of service?.configs ?? []) {
      files[target] = readDeployed(`docker/${compose?.configs[source]?.file}`)
    }
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
