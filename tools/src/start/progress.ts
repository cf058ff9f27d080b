const REDRAW_INTERVAL_MS = 200

interface RunningStep {
  startedAt: number
  detail: string
}

/** Tells whoever waits in front of a terminal what is going on. */
export interface Progress {
  /**
   * Runs a step, and prints how long it took.
   * @param work is given a function that says how far it is: `40 %`
   */
  run: <Result>(
    name: string,
    work: (report: (detail: string) => void) => Promise<Result>,
  ) => Promise<Result>
  /** Prints a line above the steps that run. */
  log: (line: string) => void
}

const formatSeconds = (startedAt: number) => `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`

/**
 * Prints steps with the seconds they took: the running ones with their progress in a terminal, one line a step elsewhere.
 * @param output the terminal or file that it prints to
 */
export async function createProgress(
  output: NodeJS.WriteStream = process.stdout,
): Promise<Progress> {
  const running = new Map<string, RunningStep>()
  const drawn = output.isTTY ? (await import('log-update')).createLogUpdate(output) : null
  let timer: NodeJS.Timeout | undefined

  function draw(): void {
    const lines = [...running].map(
      ([name, { startedAt, detail }]) => `  ${name} ${detail} (${formatSeconds(startedAt)})`,
    )
    if (lines.length > 0) return drawn?.(lines.join('\n'))
    drawn?.done()
    clearInterval(timer)
    timer = undefined
  }

  function log(line: string): void {
    drawn?.clear()
    output.write(`${line}\n`)
    if (running.size > 0) draw()
  }

  return {
    log,
    async run(name, work) {
      const step = { startedAt: Date.now(), detail: '' }
      running.set(name, step)
      if (drawn) timer ??= setInterval(draw, REDRAW_INTERVAL_MS)
      try {
        const result = await work((detail) => (step.detail = detail))
        running.delete(name)
        log(`${name} (${formatSeconds(step.startedAt)})`)
        return result
      } finally {
        running.delete(name)
        draw()
      }
    },
  }
}
