import * as z from 'zod/mini'

import { normalizeEmail } from './typed-text.ts'

/** An e-mail address, which is normalised. */
export const emailSchema = z.string().check(z.overwrite(normalizeEmail), z.email())
