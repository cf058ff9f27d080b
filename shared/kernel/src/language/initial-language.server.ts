import { language } from '../server/render-host.server.ts'
import type { Language } from './language.store.ts'

/** The language that is rendered in. */
export const readInitialLanguage = (): Language => language
