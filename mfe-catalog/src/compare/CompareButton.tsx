import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { size } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import Columns2 from 'lucide-react/icons/columns-2'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'
import { toggleCompare } from './toggle-compare.ts'

/** Adds the product to the comparison or removes it; for the product's page. */
export function CompareButton({ id }: { id: string }) {
  const t = useT()
  const pressed = compareList.useIds().includes(id)
  return (
    <Stack $row>
      <Button variant="secondary" aria-pressed={pressed} onClick={() => toggleCompare(id)}>
        {pressed ? <Check aria-hidden /> : <Columns2 aria-hidden />}
        <span>{t('compare.toggle')}</span>
      </Button>
      <CompareLink />
    </Stack>
  )
}

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
