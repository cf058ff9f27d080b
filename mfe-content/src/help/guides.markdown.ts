import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { helpT as t } from '../messages.generated.ts'
import { guides, toFeatureLink } from './guides.ts'

export const markdown: MarkdownPage = () =>
  markdownDocument([
    markdownHeading(1, t('guides.heading')),
    escapeMarkdown(t('guides.intro')),
    ...guides.flatMap(({ id, features }) => [
      markdownHeading(2, t(`guide.${id}`)),
      markdownList(
        features.map((feature) => {
          const { to, label } = toFeatureLink(feature)
          return markdownLink(t(label), to)
        }),
      ),
    ]),
  ])
