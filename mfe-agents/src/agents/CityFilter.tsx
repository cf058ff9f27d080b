import type { AgentCity } from '@shop/contracts/agent.ts'
import { normalizeSearchText } from '@shop/contracts/search-text.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
import { useNavigate } from '@shop/router'
import { Select } from '@shop/ui/form/Select.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { toDirectoryPath } from './directory-path.ts'

/** By name. Not by `localeCompare`, whose rules phones take long to load while the page hydrates. */
function sortCities(cities: readonly AgentCity[], lang: Language): AgentCity[] {
  return [...cities].sort((a, b) => (localize(a.name, lang) < localize(b.name, lang) ? -1 : 1))
}

interface CityFilterProps {
  /** Cities that the backend can filter by. */
  cities: readonly AgentCity[]
  /** A name in either language; empty for all cities. */
  city: string
}

/** Chooses the city whose agents are shown; nothing where there is nothing to choose. */
export function CityFilter({ cities, city }: CityFilterProps) {
  const t = useT()
  const { lang } = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const typed = normalizeSearchText(city)
  const isTyped = (name?: string) => name !== undefined && normalizeSearchText(name) === typed
  const value = cities.find(({ name: { en, ar } }) => isTyped(en) || isTyped(ar))?.name.en ?? ''
  const choose = (city: string) => void navigate(toDirectoryPath({ page: 1, city }))
  useEarlyInput(select, value, choose)
  if (cities.length < 2) return null
  return (
    <Root>
      <label htmlFor={id}>{t('agents.city')}</label>
      <Select
        ref={select}
        id={id}
        translate="no"
        autoComplete="off"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('agents.allCities')}</option>
        {sortCities(cities, lang).map(({ name, count }) => (
          <option key={name.en} value={name.en}>
            {t('agents.cityCount', {
              city: localize(name, lang),
              count: formatNumber(count, lang),
            })}
          </option>
        ))}
      </Select>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  margin-inline-start: auto;
  & > label {
    flex: none;
    font-size: ${font.s};
  }
  ${mediaQuery.phone} {
    inline-size: 100%;
    & > span {
      flex: 1;
    }
  }
`
