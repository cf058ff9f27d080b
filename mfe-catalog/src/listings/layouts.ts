interface ListingLayout {
  view: 'grid' | 'list'
  /** Where the filters stand on a large screen; without a place they open over the page. */
  side: 'start' | 'end' | null
  /** The listing of the other view. */
  other: LayoutName
}

export type LayoutName = 'gridLeft' | 'gridRight' | 'list' | 'listLeft' | 'listRight'

/** The template's listings: one page, laid out in five ways. Left and right change sides in Arabic. */
export const layouts: Record<LayoutName, ListingLayout> = {
  gridLeft: { view: 'grid', side: 'start', other: 'listLeft' },
  gridRight: { view: 'grid', side: 'end', other: 'listRight' },
  list: { view: 'list', side: null, other: 'gridLeft' },
  listLeft: { view: 'list', side: 'start', other: 'gridLeft' },
  listRight: { view: 'list', side: 'end', other: 'gridRight' },
}
