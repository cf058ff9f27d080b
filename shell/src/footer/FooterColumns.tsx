import { useMediaQuery } from '@shop/ui/layout/useMediaQuery.ts'
import { color, font, mediaQuery, motion, size, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Logo } from '../layout/Logo.tsx'
import { useT } from '../messages.ts'
import { footerColumns } from './footer-pages.ts'
import { FooterLink } from './FooterLink.ts'
import { Newsletter } from './Newsletter.tsx'
import { SessionLinks } from './SessionLinks.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The brand, the columns of links and the newsletter. */
export function FooterColumns() {
  const t = useT()
  return (
    <Columns>
      <Brand>
        <Logo />
        <p>{t('footer.motto')}</p>
        <SocialLinks />
      </Brand>
      {footerColumns.map(({ title, links }) => (
        <nav key={title} aria-label={t(title)}>
          <Column title={t(title)}>
            <Links>
              {links.map(({ id, to }) => (
                <li key={id}>
                  <FooterLink to={to}>{t(id)}</FooterLink>
                </li>
              ))}
              {title === 'footer.help' && <SessionLinks />}
            </Links>
          </Column>
        </nav>
      ))}
      <Newsletter />
    </Columns>
  )
}

/** A list under its title; folded on phones, where the lists would be longer than the page, once scripts can unfold it. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMediaQuery(PHONE, false)
  const heading = <Title>{title}</Title>
  if (!isPhone) {
    return (
      <>
        {heading}
        {children}
      </>
    )
  }
  return (
    <details>
      <summary>
        {heading}
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  )
}

const PHONE = mediaQuery.phone.replace('@media ', '')

const Columns = styled.div`
  display: grid;
  gap: ${space[6]} ${space[5]};
  max-inline-size: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${mediaQuery.phone} {
    & > nav + nav {
      margin-block-start: calc(-1 * ${space[6]});
    }
    & > nav > details {
      border-block-end: 1px solid ${color.line};
    }
    & summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-block-size: 3rem;
      list-style: none;
      cursor: pointer;
      &::-webkit-details-marker {
        display: none;
      }
    }
    & summary > h2 {
      margin: 0;
    }
    & summary > svg {
      inline-size: 1.125rem;
      transition: rotate ${motion.fast};
    }
    & details[open] > summary > svg {
      rotate: 180deg;
    }
    & details > ul {
      padding-block-end: ${space[3]};
    }
  }
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(3, 1fr);
    row-gap: ${space[7]};
  }
  ${mediaQuery.desktop} {
    grid-template-columns: 1.7fr repeat(3, 1fr) 1.9fr;
  }
`

const Brand = styled.div`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  justify-items: start;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${font.s};
  & > p {
    max-inline-size: ${size.narrow};
  }
  ${mediaQuery.desktop} {
    grid-column: auto;
  }
`

const Title = styled.h2`
  margin-block-end: ${space[2]};
  font-size: ${font.s};
  font-weight: ${font.bold};
`

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
