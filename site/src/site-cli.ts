import { Command } from 'commander'
import { createHealthCommand } from 'monitoring/health-command.ts'
import { createConfigCommand } from 'settings/config-command.ts'

import { readSiteSettings } from './read-site-settings.ts'

const cli = new Command(process.env.npm_lifecycle_event ? 'npm run site --' : 'node server.mjs')
  .description('Serves the shop from the release folder; with a command it does that instead.')
  .allowExcessArguments()
  .action(async (_options: object, { args: [unknown] }: Command) => {
    if (unknown !== undefined) cli.error(`There is no command ${unknown}; --help lists them.`)
    // Commands start without the server.
    const { serve } = await import('./serve.ts')
    await serve()
  })
cli.addCommand(createConfigCommand('site'))
cli.addCommand(
  createHealthCommand(
    () => readSiteSettings(process.env, process.cwd()).monitor,
    'SITE_MONITOR_PORT',
  ),
)
await cli.parseAsync()
