import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'

import { replaceable } from '../content-page/replaceable.ts'
import { companyT as t } from '../messages.generated.ts'
import { members, storyParagraphs, valueIds } from './about.ts'

export const markdown: MarkdownPage = (request) =>
  replaceable('about', request, () =>
    markdownDocument([
      markdownHeading(1, t('about.heading')),
      escapeMarkdown(t('about.lead')),
      markdownLink(t('about.shop'), sitePaths.shop),
      markdownHeading(2, t('story.heading')),
      ...storyParagraphs.map((id) => escapeMarkdown(t(`story.${id}`))),
      markdownHeading(2, t('founder.heading')),
      `> ${escapeMarkdown(t('founder.quote'))}`,
      `${escapeMarkdown(t('founder.name'))} · ${escapeMarkdown(t('founder.position'))}`,
      markdownHeading(2, t('values.heading')),
      ...valueIds.flatMap((id) => [
        markdownHeading(3, t(`value.${id}.title`)),
        escapeMarkdown(t(`value.${id}.text`)),
      ]),
      markdownHeading(2, t('team.heading')),
      escapeMarkdown(t('team.text')),
      markdownList(
        members.map((id) => markdownFact(t(`team.${id}.name`), t(`team.${id}.position`))),
      ),
    ]),
  )
