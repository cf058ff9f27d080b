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
