import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { size } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'

/** Links to the comparison unless it is empty. */
export function CompareLink() {
  const t = useT()
  const count = compareList.useIds().length
  if (count === 0) return null
  return <StyledLink to={sitePaths.compare}>{t('compare.view', { count })}</StyledLink>
}

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`
