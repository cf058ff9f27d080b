import type { CommandContext } from '../commands/context.ts'
import type { CommandHandlers } from './program.ts'

/** The commands, each loaded when it runs: a rollback does not wait for the compiler to load. */
export function createHandlers(context: CommandContext): CommandHandlers {
  return {
    publish: async (options) => (await import('../commands/publish.ts')).publish(context, options),
    check: async (options) => (await import('../commands/check.ts')).check(context, options),
    schema: async () => (await import('../commands/show-schema.ts')).showSchema(context),
    sbom: async (subject) => (await import('../commands/show-sbom.ts')).showSbom(context, subject),
    async promote({ steps, every: everyMs, resume, ...options }) {
      if (!steps && !resume) {
        return (await import('../commands/promote.ts')).promote(context, options)
      }
      const [{ promoteInSteps }, { createTrialServices }] = await Promise.all([
        import('../commands/promote-in-steps.ts'),
        import('./trial-services.ts'),
      ])
      return promoteInSteps(context, createTrialServices(), { ...options, steps, everyMs })
    },
    rollback: async (options) =>
      (await import('../commands/rollback.ts')).rollback(context, options),
    status: async () => (await import('../commands/status.ts')).status(context),
    log: async (options) => (await import('../commands/show-log.ts')).showLog(context, options),
    repair: async () => (await import('../commands/repair.ts')).repair(context),
    remove: async (options) => (await import('../commands/remove.ts')).remove(context, options),
    prune: async (options) => (await import('../commands/prune.ts')).prune(context, options),
    async copy({ target: name }) {
      const [{ copy }, { openStore }] = await Promise.all([
        import('../commands/copy.ts'),
        import('../store/open-store.ts'),
      ])
      return copy(context, { store: await openStore(context.root, process.env, name), name })
    },
    testerLink: async (options) =>
      (await import('../commands/tester-link.ts')).testerLink(context, options),
  }
}
