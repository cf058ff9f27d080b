import type { Context } from '../commands/context.ts'
import type { Command } from './program.ts'
import { usage } from './usage.ts'

/** Does what a command line asks for. What only one command needs is loaded for it alone: a rollback is quick. */
export async function run(context: Context, command: Command): Promise<void> {
  switch (command.do) {
    case 'help':
      return context.say(usage)
    case 'status':
      return (await import('../commands/status.ts')).status(context)
    case 'publish':
      return (await import('../commands/publish.ts')).publish(context, command)
    case 'promote':
      return (await import('../commands/promote.ts')).promote(context, command)
    case 'rollback':
      return (await import('../commands/rollback.ts')).rollback(context, command)
    case 'prune':
      return (await import('../commands/prune.ts')).prune(context, command)
    case 'check':
      return (await import('../commands/check.ts')).check(context, command)
  }
}
