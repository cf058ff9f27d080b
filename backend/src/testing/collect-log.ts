import { createLog } from 'monitoring/log.ts'

/** A log whose warnings and errors are kept as their messages. */
export const collectLog = (messages: string[], level = 'warn') =>
  createLog({
    service: 'backend',
    level,
    format: 'json',
    write: (line) => void messages.push((JSON.parse(line) as { msg: string }).msg),
  })
