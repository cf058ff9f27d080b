import { MAX_ENGRAVINGS } from '@shop/contracts/rules/engraving-list.ts'
import type { CartItem } from '@shop/kernel/cart'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { findLack } from './missing-names.ts'
import { NameLink } from './NameLink.tsx'

/** The dot ends a line rather than begin one. */
const NO_BREAK_SPACE = '\u00a0'

/** Says which names a line of the cart lacks, and leads to where they are typed. */
export function NameNote({ item, product }: { item: CartItem; product: string }) {
  const t = useT()
  const lack = findLack(item)
  if (!lack) return null
  const { kind, blank, pieces } = lack
  if (kind === 'tooMany')
    return <Root $isWarning>{t('name.tooMany', { max: MAX_ENGRAVINGS })}</Root>
  const isWarning = kind === 'required'
  const text = !isWarning ? 'name.none' : blank === pieces ? 'name.required' : 'name.some'
  return (
    <Root $isWarning={isWarning}>
      {t(text, { blank, pieces })}
      {isWarning ? ' ' : `${NO_BREAK_SPACE}· `}
      <NameLink item={item} product={product} isNeeded={isWarning} />
    </Root>
  )
}

const Root = styled.p<{ $isWarning?: boolean }>`
  color: ${({ $isWarning }) => ($isWarning ? color.danger : color.muted)};
  font-weight: ${({ $isWarning }) => ($isWarning ? font.medium : font.regular)};
  font-size: ${font.xs};
`
