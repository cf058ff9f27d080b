import { Link, useLocation } from '@shop/router'
import { color, font, from, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { sections } from './faqs.ts'
import { useT } from './messages.ts'

/** The way to each section; the one that the address names is marked, the first while it names none. */
export function SectionLinks() {
  const t = useT()
  const { hash } = useLocation()
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0]
  return (
    <nav aria-label={t('faqs.sections')}>
      <List>
        {sections.map(({ id }) => (
          <li key={id}>
            <SectionLink
              to={{ hash: id }}
              aria-current={id === current.id ? 'location' : undefined}
            >
              {t(`${id}.title`)}
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
  ${from.laptop} {
    flex-direction: column;
  }
`

const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.m};
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
    color: ${color.accent};
    font-weight: ${font.medium};
  }
`
