import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { MAX_LINE_QUANTITY } from '@shop/contracts/rules/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { describeQuestions } from '../markdown/sections.ts'
import { helpT as t } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { getAnswerPath } from './guides.ts'
import { startQuestions, topics } from './topics.ts'

export const markdown: MarkdownPage = ({ lang }) =>
  markdownDocument([
    markdownHeading(1, t('center.heading')),
    escapeMarkdown(t('meta.help.center.description')),
    ...topics.flatMap(({ id, questions }) => [
      markdownHeading(2, t(`topic.${id}`)),
      markdownList(
        questions.map((question) =>
          markdownLink(t(`${question}.feature`), getAnswerPath(question)),
        ),
      ),
    ]),
    ...describeQuestions(
      t('center.start.title'),
      startQuestions.map((question) => ({
        title: t(`${question}.title`),
        text: t(`${question}.desc`, { max: formatNumber(MAX_LINE_QUANTITY, lang) }),
      })),
    ),
    markdownLink(t('center.guides'), paths['help.guides']),
  ])
