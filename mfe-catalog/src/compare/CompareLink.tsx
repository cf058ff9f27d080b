import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { size } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { compared } from '../kept/kept.store.ts'
import { useT } from '../messages.ts'

/** The way to the comparison, once there is something in it. */
export function CompareLink() {
  const t = useT()
  const count = compared.useList().length
  if (count === 0) return null
  return <Way to={sitePaths.compare}>{t('compare.view', { count })}</Way>
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`
