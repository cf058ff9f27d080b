import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Apart from the others: loaded with the sentence that needs them.
export const { t } = createMessages({ en: { default: en }, ar: { default: ar } })
