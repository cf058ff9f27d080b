import { Link, useSearchParams } from '@shop/router'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface FilterTabsProps {
  label: string
  /** The parameter of the address that they set. */
  parameter: string
  chosen: string
  tabs: readonly { value: string; label: string }[]
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
    <Root aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={hrefFor(tab.value)}
          aria-current={tab.value === chosen ? 'true' : undefined}
        >
          {tab.label}
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
    display: grid;
    align-content: center;
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
`
