import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { LOGO_MARK, LOGO_TILE } from '@shop/contracts/configuration/brand/logo.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The brand's logo or mark and configured name, linking to the home page. */
export function Logo() {
  const { lang } = useLanguage()
  const { brandName, logo } = getConfig()
  const name = brandName[lang]
  const alt = logo?.withName ? '' : name
  return (
    <Home to={sitePaths.home} translate="no">
      {logo ? (
        [logo.light, ...(logo.dark ? [logo.dark] : [])].map(({ url, width, height }) => (
          <Picture key={url} src={url} width={width} height={height} alt={alt} />
        ))
      ) : (
        <Mark viewBox={`0 0 ${LOGO_TILE.size} ${LOGO_TILE.size}`} aria-hidden>
          <rect
            width={LOGO_TILE.size}
            height={LOGO_TILE.size}
            rx={LOGO_TILE.cornerRadius}
            fill="currentColor"
          />
          <g transform={LOGO_TILE.markTransform}>
            <path
              d={LOGO_MARK.path}
              fill="none"
              stroke={color.accentText}
              strokeWidth={LOGO_MARK.strokeWidth}
              strokeLinecap="round"
            />
            <circle {...LOGO_MARK.dot} fill={color.accentText} />
          </g>
        </Mark>
      )}
      {logo?.withName !== false && <Name>{name}</Name>}
    </Home>
  )
}

/** A name too wide for the row wraps to a second line, which is clipped. */
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

/** Of two, the first one is on light grounds, the second one on dark. */
const Picture = styled.img`
  min-inline-size: 0;
  inline-size: auto;
  max-inline-size: min(100%, 11rem);
  block-size: ${size.touch};
  padding-block: 0.25rem;
  object-fit: contain;
  &:nth-of-type(2) {
    display: none;
  }
  :is(html.dark, .inverse) &:nth-of-type(2) {
    display: block;
  }
  :is(html.dark, .inverse) &:first-of-type:not(:only-of-type) {
    display: none;
  }
`

const Mark = styled.svg`
  flex: none;
  inline-size: 2rem;
  block-size: ${size.touch};
  color: ${color.accent};
`
