interface Line {
  level: string
  time: string
  msg?: string
  err?: DescribedCause
  [field: string]: unknown
}

interface DescribedCause {
  type?: string
  message?: string
  stack?: string
  cause?: DescribedCause
}

/** The program is known in its terminal, and of the ids one is enough. */
const LEFT_OUT = ['service', 'traceId']

function describeCauses({ type, message, stack, cause }: DescribedCause): string {
  const text = stack ?? `${type}: ${message}`
  return cause ? `${text}\nCaused by ${describeCauses(cause)}` : text
}

/** Writes a line of JSON for people: `13:37:00 WARN What happened (field=value)`, and the stack of an error below. */
export function toTextLine(json: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Line
  const pairs = Object.entries(fields)
    .filter(([key]) => !LEFT_OUT.includes(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const details = pairs.length > 0 ? ` (${pairs.join(' ')})` : ''
  const stack = err ? `\n${describeCauses(err)}` : ''
  return `${time.slice(11, 19)} ${level.toUpperCase()} ${msg}${details}${stack}\n`
}
