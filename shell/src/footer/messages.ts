import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Bundled: the footer's code is loaded late anyway.
export const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })
