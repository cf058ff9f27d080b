import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
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
          <Title>{t(title)}</Title>
          <Links>
            {links.map(({ id, to }) => (
              <li key={id}>
                <FooterLink to={to}>{t(id)}</FooterLink>
              </li>
            ))}
            {title === 'footer.help' && <SessionLinks />}
          </Links>
        </nav>
      ))}
      <Newsletter />
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[6]} ${space[5]};
  max-inline-size: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  /* With two columns, the third list is alone in its row and fills it. */
  ${mediaQuery.phone} {
    & > nav:last-of-type {
      grid-column: 1 / -1;
    }
    & > nav:last-of-type > ul {
      display: grid;
      grid-template-columns: repeat(2, 1fr);
      column-gap: ${space[5]};
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
