import { sitePaths } from '@shop/contracts/site-paths.ts'
import { getConfig, useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The brand's mark and its name as this installation is called; leads home. */
export function Logo() {
  const { lang } = useLanguage()
  return (
    <Home to={sitePaths.home} translate="no">
      <Mark viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <g transform="translate(5.4 5.4) scale(0.88)">
          <path
            d="M16.1 10.6A5 5 0 1 1 11.1 5.6A5 5 0 0 1 16.1 10.6C16.1 16.4 12 20.1 5.2 20.4M13.6 1.6A9.4 9.4 0 0 1 20.2 8.2"
            fill="none"
            stroke={color.accentText}
            strokeWidth="2.3"
            strokeLinecap="round"
          />
          <circle cx="11.1" cy="10.6" r="1.75" fill={color.accentText} />
        </g>
      </Mark>
      <Name>{getConfig().brandName[lang]}</Name>
    </Home>
  )
}

/** A name that has no room beside its mark falls to a second line, which is out of sight. */
const Home = styled(Link)`
  display: inline-flex;
  flex-wrap: wrap;
  align-content: flex-start;
  column-gap: ${space[2]};
  block-size: ${size.touch};
  overflow: hidden;
  color: ${color.text};
  font-size: ${font.l};
  font-weight: ${font.bold};
  letter-spacing: ${font.tracking};
  text-decoration: none;
  ${mediaQuery.tablet} {
    font-size: ${font.xl};
  }
`

const Name = styled.span`
  line-height: ${size.touch};
  white-space: nowrap;
`

const Mark = styled.svg`
  flex: none;
  inline-size: 2rem;
  block-size: ${size.touch};
  color: ${color.accent};
`
