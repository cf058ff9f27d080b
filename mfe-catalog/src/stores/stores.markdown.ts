import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { storesT } from '../messages.generated.ts'
import { stores } from './stores.ts'

export const markdown: MarkdownPage = () =>
  markdownDocument([
    markdownHeading(1, storesT('stores.title')),
    escapeMarkdown(storesT('stores.intro')),
    ...stores.flatMap(({ id, phone }) => [
      markdownHeading(2, storesT(`store.${id}.name`)),
      markdownList([
        markdownFact(storesT('stores.address'), storesT(`store.${id}.address`)),
        markdownFact(storesT('stores.hours'), storesT(`store.${id}.hours`)),
        markdownFact(storesT('stores.phone'), phone),
      ]),
    ]),
  ])
