import { getConfig } from '@shop/kernel/config'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** The cards that are taken, and the wallets that the payment provider offers besides. */
export function AcceptedPayments() {
  const t = useT()
  const { wallets = [] } = getConfig()
  return (
    <Root>
      <CardLogos label={t('cart.cards')} />
      {wallets.length > 0 && (
        <>
          <Wallets aria-label={t('checkout.wallets')} translate="no">
            {wallets.map((wallet) => (
              <li key={wallet}>{wallet}</li>
            ))}
          </Wallets>
          <p>{t('checkout.walletsHint')}</p>
        </>
      )}
    </Root>
  )
}

/** Not in the footer, which is small on a phone. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${mediaQuery.laptop} {
    padding: 0 ${space[5]} ${space[4]};
  }
  & > p {
    flex-basis: 100%;
    color: ${color.muted};
    font-size: ${font.xs};
  }
`

/** As high as the logos of the cards. */
const Wallets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > li {
    display: grid;
    align-items: center;
    min-block-size: 30px;
    padding-inline: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    background: ${color.surface};
    font-size: ${font.xs};
    font-weight: ${font.medium};
  }
`
