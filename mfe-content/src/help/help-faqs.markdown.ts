import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { markdownDocument, markdownHeading, type MarkdownPage } from '@shop/i18n/markdown.ts'
import { getTaxPercent } from '@shop/kernel/config'

import { replaceable } from '../content-page/replaceable.ts'
import { describeQuestions } from '../markdown/sections.ts'
import { helpT as t } from '../messages.generated.ts'
import { topics } from './topics.ts'

export const markdown: MarkdownPage = (request) =>
  replaceable('help', request, () =>
    markdownDocument([
      markdownHeading(1, t('faqs.heading')),
      escapeMarkdown(t('faqs.intro')),
      ...topics.flatMap(({ id, questions }) =>
        describeQuestions(
          t(`topic.${id}`),
          questions.map((question) => ({
            title: t(`${question}.title`),
            text: t(`${question}.desc`, { percent: getTaxPercent() }),
          })),
        ),
      ),
    ]),
  )
