import type { ReleaseContext } from '../context.ts'

/** The commands, each loaded when it runs: a rollback does not wait for the compiler to load. */
export const commands = {
  publish: async () => (await import('../commands/publish.ts')).publish,
  check: async () => (await import('../commands/check.ts')).check,
  schema: async () => (await import('../build/description.ts')).printSchema,
  promote: async () => (await import('../commands/promote.ts')).promote,
  promoteInSteps: async () => (await import('../commands/promote-in-steps.ts')).promoteInSteps,
  rollback: async () => (await import('../commands/rollback.ts')).rollback,
  remove: async () => (await import('../commands/remove.ts')).remove,
  async status() {
    const { status } = await import('../commands/status.ts')
    const { createReaders } = await import('../canary/read-reports.ts')
    return (context: ReleaseContext, _options: undefined) => status(context, createReaders())
  },
  nameState: async () => (await import('../commands/name-state.ts')).nameState,
  restore: async () => (await import('../commands/restore.ts')).restore,
  dashboard: async () => (await import('../commands/dashboard.ts')).dashboard,
  explain: async () => (await import('../commands/explain.ts')).explain,
  log: async () => (await import('../commands/show-log.ts')).showLog,
  prune: async () => (await import('../commands/prune.ts')).prune,
  preview: async () => (await import('../commands/preview.ts')).preview,
  addToPreview: async () => (await import('../commands/preview.ts')).addToPreview,
  endPreview: async () => (await import('../commands/preview.ts')).endPreviewOf,
  lockPreview: async () => (await import('../commands/preview.ts')).lockPreviewOf,
  listPreviews: async () => (await import('../commands/preview.ts')).listPreviews,
}
type Commands = typeof commands

export type CommandOptions = {
  [Name in keyof Commands]: Parameters<Awaited<ReturnType<Commands[Name]>>>[1]
}

/** Runs a command. @param store address of another release store than the environment names */
export type RunCommand = <Name extends keyof CommandOptions>(
  name: Name,
  options: CommandOptions[Name],
  store?: string,
) => Promise<void>
