import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { imageSources } from '@shop/ui/picture/image-sources.ts'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useSaleT } from '../messages.generated.ts'
import wideScene from './pictures/sale-banner.json'
import tallScene from './pictures/sale-banner-tall.json'

const scenes = [
  // The condition is that of the tokens' laptop.
  { media: '(min-width: 64rem)', sizes: 'min(100vw, 80rem)', ...imageSources(wideScene) },
  { media: undefined, sizes: '100vw', ...imageSources(tallScene) },
]

interface SaleBannerProps {
  eyebrow: string | undefined
  title: string
  text: string
}

/** Banner of the sale: on wide screens its text stands between the goods, on others above them. */
export function SaleBanner({ eyebrow, title, text }: SaleBannerProps) {
  const t = useSaleT()
  return (
    <Root>
      <Text>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <ButtonLink to={sitePaths.shop} size="l">
          {t('sale.shop')}
        </ButtonLink>
      </Text>
      <Scene>
        {scenes.flatMap(({ media, sizes, avif, src }) => [
          <source key={avif} media={media} type="image/avif" srcSet={avif} sizes={sizes} />,
          <source key={src} media={media} srcSet={src} />,
        ])}
        <img alt="" fetchPriority="high" src={scenes[0]?.src} />
      </Scene>
    </Root>
  )
}

const Root = styled(DarkSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${space[5]} ${space[7]};
  border-radius: ${radius.xl};
  overflow: hidden;
  ${mediaQuery.laptop} {
    container-type: inline-size;
    position: relative;
    aspect-ratio: 8 / 3;
    min-block-size: min-content;
  }
`

const Text = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[7]} ${space.gutter};
  overflow-wrap: anywhere;
  & > h1 {
    font-size: ${font.display};
    line-height: ${font.leadingTight};
    text-wrap: balance;
  }
  & > p {
    max-inline-size: ${size.narrow};
    font-size: ${font.l};
  }
  ${mediaQuery.laptop} {
    z-index: 1;
    place-self: center;
    justify-items: center;
    /* As wide as the gap between the goods. */
    inline-size: 34%;
    padding: ${space[5]} 0;
    text-align: center;
    & > h1 {
      font-size: min(${font.display}, 5cqi);
    }
  }
`

const Eyebrow = styled.p`
  && {
    color: ${color.copper};
    font-size: ${font.s};
  }
`

const Scene = styled.picture`
  display: block;
  aspect-ratio: 4 / 3;
  /* The scene is lighter than the text's ground. */
  mask-image: linear-gradient(transparent, #000 35%);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: bottom;
  }
  ${mediaQuery.tablet} {
    aspect-ratio: 16 / 9;
  }
  ${mediaQuery.laptop} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    /* Darkens the middle, where the text is. */
    mask-image: radial-gradient(32% 90%, rgb(0 0 0 / 0.35) 35%, #000 85%);
    & > img {
      object-position: center;
    }
  }
`
