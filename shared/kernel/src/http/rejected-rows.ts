import { onRejectedRow } from '@shop/contracts/rejected-rows.ts'

const warned = new Set<string>()

/** Warns once on the console about each row. */
function warnOnce({ message }: Error): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}

/** Logs the rows that lists of responses lose. @returns unsubscribes */
export const startRejectedRowWarnings = (): (() => void) => onRejectedRow(warnOnce)
