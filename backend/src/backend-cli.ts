import { Command, Option } from 'commander'
import { createHealthCommand } from 'monitoring/health-command.ts'
import { PortError } from 'monitoring/listen.ts'
import { createConfigCommand } from 'settings/config-command.ts'

import { readEnvironment, StartupError } from './platform/config/env.ts'

/** Runs a command; what its operator can mend ends it with one line. @param outcome says what did not happen */
async function endOnStartupError(outcome: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof PortError)) throw error
    console.error(`${outcome}: ${error.message}.`)
    process.exit(1)
  }
}

const NOTHING_CHANGED = 'Nothing was changed'
const readOwn = () => readEnvironment(process.env, process.cwd())

// Commands are loaded when they are asked for: the server starts without them.
const cli = new Command(process.env.npm_lifecycle_event ? 'npm run backend --' : 'node server.mjs')
  .description('Serves API, member portal and card page; with a command it does that instead.')
  .allowExcessArguments()
  .action(async (_options: object, { args: [unknown] }: Command) => {
    if (unknown !== undefined) cli.error(`There is no command ${unknown}; --help lists them.`)
    await endOnStartupError('Backend cannot start', async () => {
      const { serve } = await import('./serve.ts')
      await serve(readOwn())
    })
  })
cli
  .command('migrate')
  .description('migrates the database, which a start does too, or undoes later migrations')
  .argument('[MIGRATION]', 'the last that stays; the latest by default')
  .action((migration: string | undefined) =>
    endOnStartupError(NOTHING_CHANGED, async () => {
      const { runMigrate } = await import('./platform/db/migrator.ts')
      await runMigrate(readOwn(), migration)
    }),
  )
cli
  .command('backup')
  .description(
    'copies the database, which may be in use, to a file, and uploaded pictures into the folder media beside it',
  )
  .argument('<FILE>', 'which must not exist; in a folder it is named by the time')
  .option('--keep <NUMBER>', 'of the backups in the folder; older ones are deleted')
  .action((target: string, { keep }: { keep?: string }) =>
    endOnStartupError(NOTHING_CHANGED, async () => {
      const { runBackup } = await import('./faces/maintenance/run-backup.ts')
      await runBackup(readOwn(), target, keep)
    }),
  )
cli
  .command('restore')
  .description(
    'replaces the database by a backup, puts pictures back and ends all sessions; every backend must be stopped',
  )
  .argument('<FILE>')
  .action((file: string) =>
    endOnStartupError(NOTHING_CHANGED, async () => {
      const { runRestore } = await import('./faces/maintenance/run-backup.ts')
      await runRestore(readOwn(), file)
    }),
  )
cli
  .command('copy-to-postgres')
  .description(
    'copies the SQLite database of DATA_DIR to the empty one of DATABASE_URL; every backend must be stopped',
  )
  .action(() =>
    endOnStartupError('Nothing was copied', async () => {
      const { runCopyToPostgres } = await import('./faces/maintenance/copy-to-postgres.ts')
      await runCopyToPostgres(readOwn())
    }),
  )
cli
  .command('forms')
  .description('prints what visitors have filled in, newest first, as JSON')
  .option('--kind <KIND>', 'contact, support, comment, application, order or consent')
  .option('--subscribers', 'who gets the newsletter instead, with the links that unsubscribe')
  .action((options: { kind?: string; subscribers?: boolean }) =>
    endOnStartupError('Nothing was read', async () => {
      const { runListForms } = await import('./faces/maintenance/run-list-forms.ts')
      await runListForms(readOwn(), options)
    }),
  )
cli
  .command('owner')
  .description('prints a link that makes whoever opens it an owner of the shop')
  .argument('<EMAIL>', 'of an account, which is created if there is none')
  .action((email: string) =>
    endOnStartupError(NOTHING_CHANGED, async () => {
      const { runOwnerLink } = await import('./faces/maintenance/owner-link.ts')
      await runOwnerLink(readOwn(), email)
    }),
  )
cli
  .command('mail-test')
  .description(
    'sends one e-mail by SMTP_URL, and says what worked, which setting to change and which DNS records are missing',
  )
  .argument('<ADDRESS>', 'that gets it')
  .option('--dkim-selector <SELECTOR>', 'of the key that the mail server signs with')
  .addOption(new Option('--language <LANGUAGE>', 'of the e-mail').choices(['en', 'ar']))
  .action((address: string, options: { dkimSelector?: string; language?: 'en' | 'ar' }) =>
    endOnStartupError('The e-mail was not sent', async () => {
      const { runMailTest } = await import('./faces/maintenance/mail-test.ts')
      await runMailTest(readOwn(), address, options)
    }),
  )
cli.addCommand(createConfigCommand('backend'))
cli.addCommand(createHealthCommand(() => readOwn().monitor, 'BACKEND_MONITOR_PORT'))
await cli.parseAsync()
