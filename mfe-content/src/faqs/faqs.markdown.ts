import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { replaceable } from '../content-page/replaceable.ts'
import { describeQuestions } from '../markdown/sections.ts'
import { faqsT as t } from '../messages.generated.ts'
import { sections } from './faqs.ts'

export const markdown: MarkdownPage = (request) =>
  replaceable('faqs', request, () =>
    markdownDocument([
      markdownHeading(1, t('faqs.heading')),
      escapeMarkdown(t('faqs.intro')),
      ...sections.flatMap(({ id, questions }) =>
        describeQuestions(
          t(`${id}.title`),
          questions.map((question) => ({
            title: t(`${question}.title`),
            text: t(`${question}.desc`),
          })),
        ),
      ),
      markdownLink(t('faqs.contact.action'), sitePaths.contact),
    ]),
  )
