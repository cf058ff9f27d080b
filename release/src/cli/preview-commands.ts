import type { Command } from 'commander'

import type { RunCommand } from './commands.ts'
import {
  parsePreviewName,
  parseSubjects,
  parseVersions,
  type Subject,
  type Version,
  wholeNumber,
} from './parsers.ts'

interface LinkFlags {
  site?: string
  json?: boolean
}

/** Options of what prints the link of a preview. */
const withLink = (command: Command) =>
  command
    .option(
      '--site <URL>',
      'address of the shop, or of a page (default SITE_URL, else this machine)',
    )
    .option('--json', 'print the result as JSON')

/** The command above takes the options of a subcommand that it has as well. */
function readLinkFlags(command: Command): LinkFlags {
  const { site, json } = command.optsWithGlobals<LinkFlags>()
  return { ...(site !== undefined && { site }), ...(json && { json }) }
}

/** Adds `preview` and its subcommands. */
export function addPreviews(program: Command, run: RunCommand): void {
  const previews = withLink(
    program
      .command('preview')
      .description('print one link that shows versions in the whole shop to whoever opens it')
      .argument(
        '[NAME[@VERSION]...]',
        'without a version, the current sources are published; without any, the link is a permission for ?mf= alone',
        parseSubjects,
      )
      .option('--from <DIR>', 'a folder that another tool has built, of one front end')
      .option(
        '--name <NAME>',
        'such as pr-12; that of a living preview changes it',
        parsePreviewName,
      )
      .option('--days <NUMBER>', 'how long it lasts, from now on', wholeNumber(1, 90), 7),
  ).action(
    (
      subjects: Subject[] = [],
      options: LinkFlags & { days: number; from?: string; name?: string },
    ) => run('preview', { subjects, ...options }),
  )
  withLink(
    previews
      .command('add')
      .description('add published versions to a preview, or replace those that it has')
      .argument('<PREVIEW>', 'such as pr-12', parsePreviewName)
      .argument('<NAME@VERSION...>', 'for example mfe-agents@1.0.0-0123456789', parseVersions),
  ).action((name: string, versions: Version[], _options: object, command: Command) =>
    run('addToPreview', { name, versions, ...readLinkFlags(command) }),
  )
  previews
    .command('list')
    .description('list the previews: versions, end, who made them, when they were opened last')
    .option('--json', 'print the result as JSON')
    .action((_options: object, command: Command) => {
      const { json } = readLinkFlags(command)
      return run('listPreviews', json ? { json } : {})
    })
  previews
    .command('lock')
    .description('let nobody change the versions of a preview')
    .argument('<PREVIEW>', 'such as pr-12', parsePreviewName)
    .action((name: string) => run('lockPreview', { name }))
  previews
    .command('end')
    .description('end a preview: its link shows a page that says so')
    .argument('<PREVIEW>', 'such as pr-12', parsePreviewName)
    .action((name: string) => run('endPreview', { name }))
}
