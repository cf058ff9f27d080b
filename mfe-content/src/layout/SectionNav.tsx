import { Link } from '@shop/router'
import { color, font, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface SectionNavProps {
  label: string
  sections: readonly { id: string; title: string }[]
  /** Id of the section to mark. */
  current: string | undefined
}

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

/** A link in a list of pages or sections; `aria-current` marks the current one. */
export const NavLink = styled(Link)`
  color: ${color.text};
  font-size: ${font.s};
  text-decoration: none;
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
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
