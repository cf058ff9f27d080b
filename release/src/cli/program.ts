import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { Command, Option, type OutputConfiguration } from 'commander'

import type { RunCommand } from './commands.ts'
import {
  parseName,
  parseStateName,
  parseSteps,
  parseSubject,
  parseTime,
  parseVersions,
  type Subject,
  type Version,
  wholeNumber,
} from './parsers.ts'
import { addPreviews } from './preview-commands.ts'

interface PromoteOptions {
  traffic?: number
  steps?: number[]
  /** Milliseconds. */
  every?: number
  minPageLoads?: number
  resume?: boolean
  force?: boolean
  message?: string
  browser: boolean
}

interface CheckFlags {
  from?: string
  json?: boolean
  browser: boolean
}

/** A command opens pages in a browser unless it says otherwise. */
const withoutBrowser = (browser: boolean) => (browser ? {} : { browser })

interface ReasonOptions {
  message?: string
  force?: boolean
}

const WHY = 'why, for the log'
const FORCE =
  'although the shop loses pages that it has, or they fail on the server or in a browser'
const WITHOUT_BROWSER = 'without opening its pages in a browser; the log says so'

/**
 * Creates the command line of the release tool. Instead of exiting it throws a CommanderError, for help too, whose
 * message has been printed.
 */
export function createProgram(runCommand: RunCommand, output: OutputConfiguration = {}): Command {
  const program = new Command('npm run release --')
    .description('Publishes, checks, promotes and rolls back the shell and the remotes.')
    .option(
      '--store <ADDRESS>',
      'folder of the released versions, or s3://BUCKET/PREFIX (default RELEASE_STORE, RELEASE_DIR or .site)',
    )
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help')
    .configureOutput(output)
    .exitOverride()
    .showHelpAfterError()
    .addHelpText(
      'after',
      `
NAME is shell or the name of a remote, such as mfe-agents.
docs/releasing.md walks through a day of releases.`,
    )
  const run: RunCommand = (name, options) =>
    runCommand(name, options, program.opts<{ store?: string }>().store)
  addPublishing(program, run)
  addPromotion(program, run)
  addUndoing(program, run)
  addReports(program, run)
  addPreviews(program, run)
  return program
}

function addPublishing(program: Command, run: RunCommand): void {
  program
    .command('publish')
    .description('build a front end and check it; visitors do not get it yet')
    .argument('<NAME>', 'shell or a remote, with --from a new one, too', parseName)
    .option('--ahead', 'although it is not compatible with what is live yet')
    .option('--from <DIR>', 'a folder that another tool has built, with its remote.json')
    .action((name: FrontEnd, options: { ahead?: boolean; from?: string }) =>
      run('publish', { name, ahead: false, ...options }),
    )
  program
    .command('check')
    .description('check a published version or a built folder against what is live')
    .argument('[NAME[@VERSION]]', 'the latest version by default', parseSubject)
    .option('--from <DIR>', 'a folder that is not published, for example of a pull request')
    .option('--json', 'print the result as JSON')
    .option('--no-browser', 'without opening its pages in a browser')
    .action((subject: Partial<Subject> = {}, { browser, ...options }: CheckFlags) =>
      run('check', {
        name: subject.name,
        version: subject.version,
        ...options,
        ...withoutBrowser(browser),
      }),
    )
  program
    .command('schema')
    .description('print the JSON schema of remote.json, which describes a built folder')
    .action(() => run('schema', undefined))
}

function addPromotion(program: Command, run: RunCommand): void {
  program
    .command('promote')
    .description('make published versions live, several in one step')
    .argument('<NAME@VERSION...>', 'for example mfe-agents@1.0.0-0123456789', parseVersions)
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
    .option('--message <TEXT>', WHY)
    .option('--force', FORCE)
    .option('--no-browser', WITHOUT_BROWSER)
    .action((versions: Version[], options: PromoteOptions, command: Command) => {
      const { steps, every: everyMs, resume, browser, ...rest } = options
      const others = { ...rest, ...withoutBrowser(browser) }
      if (steps ?? resume) return run('promoteInSteps', { ...others, versions, steps, everyMs })
      if ((everyMs ?? others.minPageLoads) === undefined) {
        return run('promote', { ...others, versions })
      }
      return command.error(
        "error: option '--steps <PERCENTS>' is missing: for example --steps 1,10,50,100",
      )
    })
}

function addUndoing(program: Command, run: RunCommand): void {
  program
    .command('rollback')
    .description('end the canaries or, without any, make the previous version live')
    .argument('<NAME>', 'shell or a remote', parseName)
    .option('--message <TEXT>', WHY)
    .action((name: FrontEnd, options: ReasonOptions) => run('rollback', { ...options, name }))
  program
    .command('remove')
    .description('take a remote and its pages out of the shop; its versions stay')
    .argument('<NAME>', 'of a remote that is live', parseName)
    .option('--message <TEXT>', WHY)
    .option('--force', 'although others link to its pages')
    .action((name: FrontEnd, options: ReasonOptions) => run('remove', { ...options, name }))
  program
    .command('name')
    .description('give what is live of the whole shop a name, to restore it by')
    .argument('<STATE>', 'for example friday', parseStateName)
    .option('--delete', 'give up the name, so that prune may remove its versions')
    .action((name: string, options: { delete?: boolean }) => run('nameState', { ...options, name }))
  program
    .command('restore')
    .description('make the versions of a named state live, in one step')
    .argument('<STATE>', 'its name', parseStateName)
    .option('--message <TEXT>', WHY)
    .option('--force', FORCE)
    .option('--no-browser', WITHOUT_BROWSER)
    .action((name: string, { browser, ...options }: ReasonOptions & { browser: boolean }) =>
      run('restore', { ...options, ...withoutBrowser(browser), name }),
    )
  program
    .command('prune')
    .description('remove old and damaged versions that are not in use')
    .requiredOption('--keep <NUMBER>', 'versions of each front end to keep', wholeNumber(0, 1000))
    .action((options: { keep: number }) => run('prune', options))
}

function addReports(program: Command, run: RunCommand): void {
  program
    .command('status')
    .description('show live, canary, previous and published versions, and the last change')
    .action(() => run('status', undefined))
  program
    .command('dashboard')
    .description('write a page of who has what live, with commits, canaries, vitals and failures')
    .option('--to <FILE>', 'the page, HTML that opens without a server', 'dashboard.html')
    .option('--office', 'send it to the office, where owners see it, in place of a file')
    .action((options: { to: string; office?: boolean }) => run('dashboard', options))
  program
    .command('explain')
    .description('list what fails in browsers, with the lines of the sources')
    .argument(
      '<NAME[@VERSION]>',
      'the live version and its canaries, if none is given',
      parseSubject,
    )
    .option('--json', 'print the result as JSON')
    .action((subject: Subject, options: { json?: boolean }) =>
      run('explain', { ...subject, ...options }),
    )
  program
    .command('log')
    .description('show who changed what is live, when and why, latest first')
    .argument('[NAME]', 'shell or a remote; all by default', parseName)
    .option('--last <NUMBER>', 'changes to show', wholeNumber(1, 1000), 20)
    .action((name: FrontEnd | undefined, { last }: { last: number }) => run('log', { name, last }))
}
