import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { replaceable } from '../content-page/replaceable.ts'
import { companyT as t } from '../messages.generated.ts'
import { jobs } from './jobs.ts'

export const markdown: MarkdownPage = (request) =>
  replaceable('career', request, () =>
    markdownDocument([
      markdownHeading(1, t('career.heading')),
      escapeMarkdown(t('career.lead')),
      markdownHeading(2, t('jobs.heading')),
      markdownList(
        jobs.map(({ id, openings, place }) => {
          const facts = [t('jobs.openings', { count: openings }), t(`place.${place}`)].join(' · ')
          return `${markdownFact(t(`job.${id}`), facts)} · ${escapeMarkdown(t(`job.${id}.text`))}`
        }),
      ),
    ]),
  )
