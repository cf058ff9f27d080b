import { spawn } from 'node:child_process'

/** Keeps the processor busy by processes that end with this one, however that ends. @returns ends them */
export function keepBusy(count: number): () => void {
  const program = `while (process.ppid === ${process.pid});`
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', program], { stdio: 'ignore' }),
  )
  return () => {
    for (const each of busy) each.kill('SIGKILL')
  }
}
