import type { check } from '../commands/check.ts'
import type { promote } from '../commands/promote.ts'
import type { promoteInSteps } from '../commands/promote-in-steps.ts'
import type { prune } from '../commands/prune.ts'
import type { publish } from '../commands/publish.ts'
import type { remove } from '../commands/remove.ts'
import type { rollback } from '../commands/rollback.ts'
import type { showLog } from '../commands/show-log.ts'
import type { testerLink } from '../commands/tester-link.ts'
import type { ReleaseContext } from '../context.ts'

type Context = ReleaseContext
/** The last parameter of a command. */
type Options<Command extends (...args: never[]) => unknown> =
  Parameters<Command> extends [...unknown[], infer Last] ? Last : never

/** The commands, each loaded when it runs: a rollback does not wait for the compiler to load. */
export const commands = {
  publish: async (context: Context, options: Options<typeof publish>) =>
    (await import('../commands/publish.ts')).publish(context, options),
  check: async (context: Context, options: Options<typeof check>) =>
    (await import('../commands/check.ts')).check(context, options),
  schema: async ({ log }: Context, _options: object) => {
    const { createDescriptionSchema } = await import('../build/description.ts')
    log(JSON.stringify(createDescriptionSchema(), null, 2))
  },
  promote: async (context: Context, options: Options<typeof promote>) =>
    (await import('../commands/promote.ts')).promote(context, options),
  async promoteInSteps(context: Context, options: Options<typeof promoteInSteps>) {
    const [{ promoteInSteps }, { createCanaryServices }] = await Promise.all([
      import('../commands/promote-in-steps.ts'),
      import('../canary/services.ts'),
    ])
    return promoteInSteps(context, createCanaryServices(), options)
  },
  rollback: async (context: Context, options: Options<typeof rollback>) =>
    (await import('../commands/rollback.ts')).rollback(context, options),
  remove: async (context: Context, options: Options<typeof remove>) =>
    (await import('../commands/remove.ts')).remove(context, options),
  status: async (context: Context, _options: object) =>
    (await import('../commands/status.ts')).status(context),
  log: async (context: Context, options: Options<typeof showLog>) =>
    (await import('../commands/show-log.ts')).showLog(context, options),
  prune: async (context: Context, options: Options<typeof prune>) =>
    (await import('../commands/prune.ts')).prune(context, options),
  testerLink: async (context: Context, options: Parameters<typeof testerLink>[1]) =>
    (await import('../commands/tester-link.ts')).testerLink(context, options),
}
/** The options of the commands, by name. */
export type CommandOptions = {
  [Name in keyof typeof commands]: Parameters<(typeof commands)[Name]>[1]
}

/** Runs a command. @param store address of another release store than the environment names */
export type RunCommand = <Name extends keyof CommandOptions>(
  name: Name,
  options: CommandOptions[Name],
  store?: string,
) => Promise<void>
