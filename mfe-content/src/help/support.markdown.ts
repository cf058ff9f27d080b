import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { helpT as t } from '../messages.generated.ts'
import { listRelatedAnswers, supportTips } from './support.ts'

export const markdown: MarkdownPage = () => {
  const answers = listRelatedAnswers()
  return markdownDocument([
    markdownHeading(1, t('support.heading')),
    escapeMarkdown(t('support.intro')),
    markdownHeading(2, t('support.tips')),
    markdownList(supportTips.map((tip) => escapeMarkdown(t(`support.tip.${tip}`)))),
    answers.length > 0 && markdownHeading(2, t('support.relatedQuestions')),
    markdownList(answers.map(({ question, to }) => markdownLink(t(`${question}.title`), to))),
  ])
}
