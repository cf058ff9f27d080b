import { normalizeSearchText } from '@shop/contracts/rules/search-text.ts'
import type { AgentFacet } from '@shop/contracts/wire/agent.ts'
import type { AgentFilter } from '@shop/contracts/wire/agent-filters.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { InlineSelect } from '@shop/ui/form/InlineSelect.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useRef } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { type DirectoryParams, parseDirectoryParams } from './agents.api.ts'
import { toDirectorySearch } from './directory-path.ts'

/** By name. Not by `localeCompare`, whose rules phones take long to load while the page hydrates. */
function sortFacets(facets: readonly AgentFacet[], lang: Language): AgentFacet[] {
  return [...facets].sort((a, b) => (localize(a.name, lang) < localize(b.name, lang) ? -1 : 1))
}

interface DirectoryFilterProps {
  filter: AgentFilter
  /** Those that the backend can filter by. */
  facets: readonly AgentFacet[]
  filters: DirectoryParams['filters']
}

/** Chooses what the agents that are shown have in common; nothing where there is nothing to choose. */
export function DirectoryFilter({ filter, facets, filters }: DirectoryFilterProps) {
  const t = useT()
  const { lang } = useLanguage()
  const [, setSearch] = useSearchParams()
  const select = useRef<HTMLSelectElement>(null)
  const typed = normalizeSearchText(filters[filter])
  const isTyped = (name?: string) => name !== undefined && normalizeSearchText(name) === typed
  const value = facets.find(({ name: { en, ar } }) => isTyped(en) || isTyped(ar))?.name.en ?? ''
  const choose = (name: string) =>
    setSearch((latest) => {
      const chosen = { ...parseDirectoryParams(latest).filters, [filter]: name }
      return toDirectorySearch({ page: 1, filters: chosen })
    })
  useEarlyInput(select, value, choose)
  if (facets.length < 2) return null
  return (
    <Filter
      ref={select}
      label={t(`agents.${filter}`)}
      translate="no"
      autoComplete="off"
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t(`agents.all.${filter}`)}</option>
      {sortFacets(facets, lang).map(({ name, count }) => (
        <option key={name.en} value={name.en}>
          {t('agents.facetCount', { name: localize(name, lang), count: formatNumber(count, lang) })}
        </option>
      ))}
    </Filter>
  )
}

const Filter = styled(InlineSelect)`
  /* Two share the row of a phone, where "All languages" fits below its label and with less padding only. */
  ${mediaQuery.phone} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space[2]};
    & select {
      padding-inline: ${space[3]} 2.25rem;
    }
  }
`
