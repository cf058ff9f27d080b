import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link, useSearchParams } from '@shop/router'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface FilterTabsProps {
  label: string
  /** The parameter of the address that they set. */
  parameter: string
  chosen: string
  tabs: readonly {
    value: string
    label: string
    /** How many records of it wait, where that is known. */
    count?: number | undefined
  }[]
}

/** The filter of a list that is used most: a link for each of its values. Another one begins at the first page. */
export function FilterTabs({ label, parameter, chosen, tabs }: FilterTabsProps) {
  const [search] = useSearchParams()
  const hrefFor = (value: string) => {
    const next = new URLSearchParams(search)
    next.set(parameter, value)
    next.delete('page')
    return `?${next}`
  }
  return (
    <TabLinks
      label={label}
      tabs={tabs.map(({ value, ...tab }) => ({
        ...tab,
        key: value,
        to: hrefFor(value),
        isChosen: value === chosen,
      }))}
    />
  )
}

interface TabLinksProps {
  label: string
  tabs: readonly {
    key: string
    to: string
    label: string
    count?: number | undefined
    isChosen: boolean
  }[]
}

/** Links of which one is chosen. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { lang } = useLanguage()
  return (
    <Root aria-label={label}>
      {tabs.map(({ key, to, label: words, count = 0, isChosen }) => (
        <Link key={key} to={to} aria-current={isChosen ? 'true' : undefined}>
          {words}
          {count > 0 && <small> {formatNumber(count, lang)}</small>}
        </Link>
      ))}
    </Root>
  )
}

/** A phone wraps them: what is scrolled out of sight is not found. */
const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  font-size: ${font.s};
  & > a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 2.25rem;
    padding-inline: ${space[3]};
    border-radius: ${radius.round};
    color: ${color.muted};
    text-decoration: none;
  }
  & > a:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  & > a[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
  & small {
    font-size: ${font.xs};
  }
`
