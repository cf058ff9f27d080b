import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Few and needed at once, so they travel with the kit rather than being fetched.
export const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })
