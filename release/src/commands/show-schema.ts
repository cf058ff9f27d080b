import { createDescriptionSchema } from '../build/description.ts'
import type { CommandContext } from './context.ts'

/** Prints the JSON schema of `remote.json`. */
export function showSchema({ log }: CommandContext): void {
  log(JSON.stringify(createDescriptionSchema(), null, 2))
}
