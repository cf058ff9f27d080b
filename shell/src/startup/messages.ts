import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

/** Both languages are bundled: the catalogue of the shell may be what failed to load. */
export const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })
