import { Link } from '@shop/router'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { styled } from 'styled-components'

import { useListingsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

interface ListingLayout {
  view: 'grid' | 'list'
  /** Place of the filters on a large screen; null when they are in a dialog only. */
  sidebar: 'start' | 'end' | null
  otherView: LayoutName
}

export type LayoutName = 'gridLeft' | 'gridRight' | 'list' | 'listLeft' | 'listRight'

/** The five layouts of the listing page. Left and right are swapped in Arabic. */
export const layouts: Record<LayoutName, ListingLayout> = {
  gridLeft: { view: 'grid', sidebar: 'start', otherView: 'listLeft' },
  gridRight: { view: 'grid', sidebar: 'end', otherView: 'listRight' },
  list: { view: 'list', sidebar: null, otherView: 'gridLeft' },
  listLeft: { view: 'list', sidebar: 'start', otherView: 'gridLeft' },
  listRight: { view: 'list', sidebar: 'end', otherView: 'gridRight' },
}

interface ViewLinksProps {
  layout: LayoutName
  /** Query of the URL, which the other view keeps. */
  search: string
}

export function ViewLinks({ layout, search }: ViewLinksProps) {
  const t = useListingsT()
  const { view, otherView } = layouts[layout]
  const views = [
    { name: 'grid', Icon: LayoutGrid },
    { name: 'list', Icon: List },
  ] as const
  return (
    <Nav aria-label={t('listing.view')}>
      {views.map(({ name, Icon }) => (
        <ViewLink
          key={name}
          to={{ pathname: paths[`listings.${name === view ? layout : otherView}`], search }}
          aria-current={name === view ? 'page' : undefined}
        >
          <Icon aria-hidden />
          {t(`listing.${name}`)}
        </ViewLink>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: inline-flex;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.l};
  background: ${color.sunken};
`

const ViewLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.m};
  color: ${color.text};
  font-size: ${font.s};
  text-decoration: none;
  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.surface};
    color: ${color.accent};
  }
  & > svg {
    inline-size: 1.125rem;
  }
`
