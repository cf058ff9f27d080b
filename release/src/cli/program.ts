import { Command, Option, type OutputConfiguration } from 'commander'

import type { FrontEnd } from '../workspace.ts'
import {
  createParsers,
  parseSteps,
  parseTime,
  type Subject,
  type Version,
  wholeNumber,
} from './parsers.ts'

/** Options of `promote`. */
interface PromoteOptions {
  traffic?: number
  steps?: number[]
  /** Milliseconds. */
  every?: number
  minPageLoads?: number
  resume?: boolean
  force?: boolean
  message?: string
}

interface PublishOptions {
  ahead?: boolean
  from?: string
}

/** Options of `check`. */
interface CheckOptions {
  name: FrontEnd | undefined
  version: string | undefined
  from?: string
  json?: boolean
}

/** What the commands do. */
export interface CommandHandlers {
  publish(options: { name: FrontEnd; ahead: boolean; from?: string }): Promise<void>
  check(options: CheckOptions): Promise<void>
  schema(): Promise<void>
  sbom(subject: Subject): Promise<void>
  promote(options: PromoteOptions & { versions: Version[] }): Promise<void>
  rollback(options: { name: FrontEnd; message?: string }): Promise<void>
  remove(options: { name: FrontEnd; force?: boolean; message?: string }): Promise<void>
  status(): Promise<void>
  log(options: { name: FrontEnd | undefined; last: number }): Promise<void>
  repair(): Promise<void>
  prune(options: { keep: number }): Promise<void>
  copy(options: { target: string }): Promise<void>
  testerLink(options: { days: number; site: string | undefined }): Promise<void>
}

/**
 * Creates the command line of the release tool. Instead of exiting it throws a CommanderError, for help too, whose
 * message has been printed.
 */
export function createProgram(
  frontEnds: readonly FrontEnd[],
  handlers: CommandHandlers,
  output: OutputConfiguration = {},
): Command {
  const parse = createParsers(frontEnds)
  const program = new Command('npm run release --')
    .description('Publishes, checks, promotes and rolls back the shell and the remotes.')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help')
    .configureOutput(output)
    .exitOverride()
    .showHelpAfterError()
    .addHelpText(
      'after',
      `
NAME is one of ${frontEnds.join(', ')}.
--store DIR or RELEASE_DIR is the folder of the released versions (default .site);
--store s3://BUCKET/PREFIX or RELEASE_STORE is object storage instead.
docs/releasing.md walks through a day of releases.`,
    )

  program
    .command('publish')
    .description('build a front end and check it; visitors do not get it yet')
    .argument('<NAME>', `one of ${frontEnds.join(', ')}, or with --from a new remote`, parse.own)
    .option('--ahead', 'although it is not compatible with what is live yet')
    .option('--from <DIR>', 'a folder that another tool has built, with its remote.json')
    .action((name: FrontEnd, { ahead = false, from }: PublishOptions, command: Command) => {
      if (from === undefined && !frontEnds.includes(name)) command.error(parse.unknown(name))
      return handlers.publish({ name, ahead, ...(from !== undefined && { from }) })
    })
  program
    .command('check')
    .description('check a published version or a built folder against what is live')
    .argument('[NAME[@VERSION]]', 'the latest version by default', parse.subject)
    .option('--from <DIR>', 'a folder that is not published, for example of a pull request')
    .option('--json', 'print the result as JSON')
    .action((subject: Partial<Subject> = {}, options: { from?: string; json?: boolean }) =>
      handlers.check({ name: subject.name, version: subject.version, ...options }),
    )
  program
    .command('schema')
    .description('print the JSON schema of remote.json, which describes a built folder')
    .action(() => handlers.schema())
  program
    .command('sbom')
    .description('print the bill of materials (CycloneDX) of a published version')
    .argument('<NAME[@VERSION]>', 'the latest version by default', parse.subject)
    .action((subject: Subject) => handlers.sbom(subject))
  program
    .command('promote')
    .description('make published versions live, several in one step')
    .argument('<NAME@VERSION...>', 'for example mfe-agents@1.0.0-0123456789', parse.versions)
    .option('--traffic <PERCENT>', 'one version, for a share of the visitors', wholeNumber(1, 100))
    .addOption(
      new Option(
        '--steps <PERCENTS>',
        'one version, for growing shares such as 1,10,50,100, as long as it fails no more often than the live one',
      )
        .argParser(parseSteps)
        .conflicts('traffic'),
    )
    .option('--every <TIME>', 'how long each step lasts at least (default 10m)', parseTime)
    .option(
      '--min-page-loads <NUMBER>',
      'reported page loads that the first step ends with at the earliest (default 20)',
      wholeNumber(0, 1_000_000),
    )
    .addOption(
      new Option(
        '--resume',
        'go on with the steps of this version that were interrupted',
      ).conflicts(['traffic', 'steps', 'every', 'minPageLoads', 'force', 'message']),
    )
    .option('--message <TEXT>', 'why, for the log')
    .option(
      '--force',
      'although the shop loses pages that it has, or the server cannot render them',
    )
    .action((versions: Version[], options: PromoteOptions, command: Command) => {
      const { steps, every, minPageLoads } = options
      if (!steps && (every ?? minPageLoads) !== undefined) {
        command.error(
          "error: option '--steps <PERCENTS>' is missing: for example --steps 1,10,50,100",
        )
      }
      return handlers.promote({ ...options, versions })
    })
  program
    .command('rollback')
    .description('end the canaries or, without any, make the previous version live')
    .argument('<NAME>', `one of ${frontEnds.join(', ')}`, parse.name)
    .option('--message <TEXT>', 'why, for the log')
    .action((name: FrontEnd, options: { message?: string }) =>
      handlers.rollback({ ...options, name }),
    )
  program
    .command('remove')
    .description('take a remote and its pages out of the shop; its versions stay')
    .argument('<NAME>', 'of a remote that is live', parse.name)
    .option('--message <TEXT>', 'why, for the log')
    .option('--force', 'although others link to its pages')
    .action((name: FrontEnd, options: { force?: boolean; message?: string }) =>
      handlers.remove({ ...options, name }),
    )
  program
    .command('status')
    .description('show live, canary, previous and published versions, and the last change')
    .action(() => handlers.status())
  program
    .command('log')
    .description('show who changed what is live, when and why, latest first')
    .argument('[NAME]', `one of ${frontEnds.join(', ')}; all by default`, parse.name)
    .option('--last <NUMBER>', 'changes to show', wholeNumber(1, 1000), 20)
    .action((name: FrontEnd | undefined, { last }: { last: number }) =>
      handlers.log({ name, last }),
    )
  program
    .command('repair')
    .description(
      'write again what follows from the release state, remove temporary files, name damage',
    )
    .action(() => handlers.repair())
  program
    .command('prune')
    .description('remove old and damaged versions that are not in use')
    .requiredOption('--keep <NUMBER>', 'versions of each front end to keep', wholeNumber(0, 1000))
    .action(({ keep }: { keep: number }) => handlers.prune({ keep }))
  program
    .command('copy')
    .description('copy all versions, what is live and the log to a store without releases')
    .argument('<STORE>', 'a folder, or s3://BUCKET/PREFIX')
    .action((target: string) => handlers.copy({ target }))
  program
    .command('tester-link')
    .description('print a link that lets a browser run versions that are not live')
    .option('--days <NUMBER>', 'how long it is valid', wholeNumber(1, 90), 7)
    .option('--site <URL>', 'address of the shop (default SITE_URL, else this machine)')
    .action(({ days, site }: { days: number; site?: string }) =>
      handlers.testerLink({ days, site }),
    )
  return program
}
