import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { localize } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
  markdownPages,
} from '@shop/i18n/markdown.ts'
import { queryClient } from '@shop/kernel/http'

import { t } from '../messages.generated.ts'
import { formatAddress, getFullName, localizeAgent } from './agent.ts'
import { agentsQuery, parseDirectoryParams } from './agents.api.ts'
import { toDirectoryPath } from './directory-path.ts'

export const markdown: MarkdownPage = async ({ searchParams, lang }) => {
  const params = parseDirectoryParams(searchParams)
  const { results, paginate } = await queryClient.ensureQueryData(agentsQuery(params))
  return markdownDocument([
    markdownHeading(1, t('agents.title')),
    escapeMarkdown(t('agents.intro')),
    results.length === 0 && escapeMarkdown(t('agents.empty')),
    ...results.flatMap((agent) => {
      const { agent: local, placeLang } = localizeAgent(agent, lang)
      const { phone, languages = [] } = agent
      const spoken = languages.map((language) => localize(language, lang)).join(' · ')
      return [
        markdownHeading(2, getFullName(local)),
        markdownList([
          markdownFact(t('card.address'), formatAddress(local, placeLang)),
          phone?.fullNumber !== undefined && markdownFact(t('card.phone'), phone.fullNumber),
          spoken !== '' && markdownFact(t('card.languages'), spoken),
        ]),
      ]
    }),
    markdownPages(paginate.totalPage, params.page, (page) => toDirectoryPath({ ...params, page })),
  ])
}
