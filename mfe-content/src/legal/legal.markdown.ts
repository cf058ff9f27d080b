import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  type MarkdownPage,
  withoutElements,
} from '@shop/i18n/markdown.ts'
import type { Language } from '@shop/kernel/language'

import { replaceable } from '../content-page/replaceable.ts'
import { describeQuestions, describeSection } from '../markdown/sections.ts'
import { legalT as t } from '../messages.generated.ts'
import { documents } from './documents.ts'

export const markdown: MarkdownPage = (request) => {
  const name = request.props?.['name'] === 'privacy' ? 'privacy' : 'terms'
  return replaceable(name, request, () => describeDocument(name, request.lang))
}

function describeDocument(name: 'terms' | 'privacy', lang: Language): string {
  const { version, sections, questions } = documents[name]
  const toText = (id: (typeof sections | typeof questions)[number]) => ({
    title: t(`${id}.title`),
    text: t(`${id}.text`),
  })
  return markdownDocument([
    markdownHeading(1, t(`meta.legal.${name}.title`)),
    escapeMarkdown(t(`${name}.intro`)),
    escapeMarkdown(withoutElements(t('legal.updated', { date: formatDay(version, lang) }))),
    ...sections.flatMap((id) => describeSection(toText(id))),
    ...describeQuestions(t('legal.questions'), questions.map(toText)),
  ])
}
