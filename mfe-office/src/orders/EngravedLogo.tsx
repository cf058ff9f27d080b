import { toLogoFile } from '@shop/contracts/rules/logo.ts'
import type { PlaceName } from '@shop/contracts/rules/surface.ts'
import { LogoMark } from '@shop/shop-ui/engraving/LogoMark.tsx'
import { color, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'
import { PlaceNames } from './EngravedText.tsx'

interface EngravedLogoProps {
  logo: string
  /** The surface that it is on, where a piece has several. */
  place: PlaceName | undefined
  fileName: string
}

/** The logo that is to be on every piece of a line, large enough to be checked, and as a file for whoever engraves it. */
export function EngravedLogo({ logo, place, fileName }: EngravedLogoProps) {
  const t = useOrdersT()
  return (
    <Root>
      <div>
        <PlaceNames places={place && [place]} />
        {t('order.logo')}
      </div>
      <Frame>
        <LogoMark logo={logo} label={t('order.logo')} />
      </Frame>
      <Download
        href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(toLogoFile(logo))}`}
        download={fileName}
      >
        {t('order.logoFile')}
      </Download>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-block-start: ${space[3]};
`

const Frame = styled.div`
  inline-size: min(100%, 24rem);
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  color: ${color.text};
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 24rem;
  }
`

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  color: ${color.accent};
`
