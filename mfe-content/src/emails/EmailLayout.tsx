import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { color, font, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { EmailsT, useEmailsT } from '../messages.generated.ts'

/** Frame of an e-mail: brand, content, footer. 600 px wide, as mail clients show it. */
export function EmailLayout({ children }: { children: ReactNode }) {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const brand = getConfig().brandName[lang]
  return (
    <Root>
      <Brand>
        <Link to={sitePaths.home}>{brand}</Link>
      </Brand>
      {children}
      <Footer>
        <p>
          <EmailsT
            id="emails.help"
            components={{
              0: <Link to={sitePaths.contact} />,
              1: <Link to={sitePaths.home} />,
            }}
          />
        </p>
        <p>{t('emails.address', { brand })}</p>
      </Footer>
    </Root>
  )
}

const Root = styled.div`
  overflow: hidden;
  inline-size: 100%;
  max-inline-size: 37.5rem;
  margin-inline: auto;
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.m};
`

const Brand = styled.p`
  display: grid;
  place-items: center;
  padding: ${space[4]};
  border-block-end: 1px solid ${color.line};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    color: ${color.text};
    font-size: ${font.l};
    font-weight: ${font.bold};
    text-decoration: none;
  }
`

const Footer = styled.footer`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.xs};
  text-align: center;
`
