import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Bundled: few sessions bring a question, and its code is loaded then.
export const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })
