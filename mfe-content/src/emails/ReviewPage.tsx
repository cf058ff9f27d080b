import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import Star from 'lucide-react/icons/star'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { CouponCode } from './CouponCode.tsx'
import { EmailBody, Note } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import items from './pictures/items.json'
import { useSampleValues } from './useSampleValues.ts'

const STAR_COUNT = 5

export function ReviewPage() {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <EmailPage email="review">
      <EmailBody>
        <Product files={items.card} alt={t('item.card')} sizes="10rem" />
        <EmailIntro email="review" />
        <Stars aria-hidden>
          {Array.from({ length: STAR_COUNT }, (_, index) => (
            <Star key={index} />
          ))}
        </Stars>
        <ButtonLink to={sitePaths.contact} size="l">
          {t('review.button')}
        </ButtonLink>
        <Note>{t('review.codeHint', values)}</Note>
        <CouponCode code="SALE30OFF" />
      </EmailBody>
    </EmailPage>
  )
}

const Stars = styled.div`
  display: flex;
  gap: ${space[2]};
  color: ${color.copper};
  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    fill: currentColor;
    stroke-width: 1.25;
  }
`

const Product = styled(ResponsiveImage)`
  inline-size: 10rem;
  border-radius: ${radius.l};
`
