import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { contactT as t } from '../messages.generated.ts'
import { contactDetails, getChangedContact, getPhone } from './contact-details.ts'

export const markdown: MarkdownPage = ({ lang }) => {
  const changed = getChangedContact(lang)
  return markdownDocument([
    markdownHeading(1, t('contact.title')),
    escapeMarkdown(t('contact.intro')),
    markdownList([
      `${markdownFact(t('phone.title'), getPhone())} · ${changed?.hours ?? t('phone.hint')}`,
      `${markdownFact(t('email.title'), contactDetails.email)} · ${t('email.hint')}`,
      `${markdownFact(t('location.title'), changed?.address ?? t('map.address'))} · ${changed?.hours ?? t('location.hint')}`,
    ]),
  ])
}
