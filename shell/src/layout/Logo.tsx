import { sitePaths } from '@shop/contracts/site-paths.ts'
import { getConfig, useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The brand's mark and its name as this installation is called; leads home. */
export function Logo() {
  const { lang } = useLanguage()
  return (
    <Home to={sitePaths.home} translate="no">
      <Mark viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <g fill="none" stroke="var(--color-background)" strokeWidth="2.4" strokeLinecap="round">
          <path d="M13.5 11.5a6.4 6.4 0 0 1 0 9" />
          <path d="M17.6 8.2a11 11 0 0 1 0 15.6" />
        </g>
        <circle cx="9.4" cy="16" r="2.3" fill="var(--color-background)" />
      </Mark>
      {getConfig().brandName[lang]}
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  color: ${color.text};
  font-size: ${font.xl};
  font-weight: ${font.bold};
  letter-spacing: ${font.tracking};
  text-decoration: none;
`

const Mark = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  color: ${color.accent};
`
