import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { storesT } from '../messages.generated.ts'
import { describeHours } from './describe-hours.ts'
import { getStores, hasOwnersStores } from './stores.ts'

export const markdown: MarkdownPage = ({ lang }) =>
  markdownDocument([
    markdownHeading(1, storesT('stores.title')),
    escapeMarkdown(storesT(hasOwnersStores() ? 'stores.ownersIntro' : 'stores.intro')),
    ...getStores(lang).flatMap(({ name, address, phone, hours }) => [
      markdownHeading(2, name),
      markdownList([
        markdownFact(storesT('stores.address'), address),
        markdownFact(storesT('stores.hours'), describeHours(hours, storesT, lang)),
        markdownFact(storesT('stores.phone'), phone),
      ]),
    ]),
  ])
