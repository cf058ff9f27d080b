import { Link } from '@shop/router'
import { styled } from 'styled-components'

import { ChevronForward } from '../icons/directional.ts'
import { useT } from '../messages.ts'
import { StructuredData } from '../page/StructuredData.tsx'
import { useSiteUrl } from '../page/useSiteUrl.ts'
import { color, font, size, space } from '../tokens/tokens.ts'

export interface BreadcrumbItem {
  label: string
  /** Path; none for the page itself. */
  to?: string | undefined
}

/** The items as schema.org `BreadcrumbList`. */
function toBreadcrumbList(items: BreadcrumbItem[], toUrl: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: toUrl(to) }),
    })),
  }
}

export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  const t = useT()
  const toUrl = useSiteUrl()
  return (
    <Root aria-label={t('breadcrumb.label')}>
      <StructuredData data={toBreadcrumbList(items, toUrl)} />
      <List>
        {items.map(({ label, to }, index) => (
          <Item key={`${index} ${label}`}>
            {index > 0 && <ChevronForward />}
            {to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </Item>
        ))}
      </List>
    </Root>
  )
}

/* As wide as its place: a long title must not widen the grid that it stands in. */
const Root = styled.nav`
  inline-size: 0;
  min-inline-size: 100%;
`

const List = styled.ol`
  display: flex;
  align-items: center;
  list-style: none;
  color: ${color.muted};
  font-size: ${font.s};
`

const Item = styled.li`
  display: flex;
  flex: none;
  align-items: center;
  &:last-child {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  & > svg {
    flex: none;
  }
  & > svg {
    inline-size: 1rem;
    margin-inline: ${space[1]};
    stroke-width: 1.75;
  }
  & > a,
  & > span {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  /* One line: the page's heading below has the whole of it. */
  & > [aria-current] {
    display: block;
    overflow: hidden;
    color: ${color.text};
    line-height: ${size.touch};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
