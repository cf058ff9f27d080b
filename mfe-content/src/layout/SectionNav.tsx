import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { NavLink } from './NavLink.ts'

interface SectionNavProps {
  label: string
  sections: readonly { id: string; title: string }[]
  /** Id of the section to mark. */
  current: string
}

/** Links to the sections of a page. */
export function SectionNav({ label, sections, current }: SectionNavProps) {
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
              {title}
            </SectionLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${mediaQuery.laptop} {
    flex-direction: column;
  }
`

const SectionLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.m};
  &[aria-current] {
    color: ${color.accent};
    font-weight: ${font.medium};
  }
`
