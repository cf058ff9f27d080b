import type { PageConduct, PageEffects } from './probe.ts'

/** What a page costs its visitors and the other teams, in numbers; what is usual is that of the live version. */
export interface Measures extends Omit<PageConduct['counts'], 'layoutShift'> {
  longestTaskMs: number
  /** Hundredths of the score. */
  layoutShift: number
  cookieBytes: number
  storedBytes: number
}

export const NO_MEASURES: Measures = {
  ...{ longestTaskMs: 0, layoutShift: 0, renderings: 0, titles: 0, focuses: 0, scrolls: 0 },
  ...{ cookieBytes: 0, storedBytes: 0 },
}

interface Limit {
  /** Nobody notices that much more than usual. */
  excess: number
  /** A sentence that names the fault, and one that says what to do. */
  describe: (value: string, usual: string) => string
}

const LIMITS: Readonly<Record<keyof Measures, Limit>> = {
  longestTaskMs: {
    excess: 200,
    describe: (value) =>
      `It blocks the page for ${value} ms. Do that in parts, in a worker, or later.`,
  },
  layoutShift: {
    // A little less than the score that Web Vitals call good.
    excess: 8,
    describe: (value, usual) =>
      `It moves what visitors see (layout shift of ${value} hundredths, usual ${usual}). Keep the place of what comes later.`,
  },
  renderings: {
    excess: 500,
    describe: (value, usual) =>
      `It renders ${value} times by itself (usual ${usual}). Set state only when something has changed, and move things by CSS.`,
  },
  titles: {
    excess: 2,
    describe: (value, usual) =>
      `It changes the title ${value} times by itself (usual ${usual}). Give each page one title.`,
  },
  focuses: {
    excess: 2,
    describe: (value, usual) =>
      `It moves the focus ${value} times by itself (usual ${usual}). Leave it where the visitor is.`,
  },
  scrolls: {
    excess: 2,
    describe: (value, usual) =>
      `It scrolls the window ${value} times by itself (usual ${usual}). Leave it where the visitor is.`,
  },
  cookieBytes: {
    excess: 1_000,
    describe: (value, usual) =>
      `Its cookies take ${value} bytes (usual ${usual}), which each request sends. Store them in localStorage, or on the server.`,
  },
  storedBytes: {
    excess: 250_000,
    describe: (value, usual) =>
      `It stores ${value} characters (usual ${usual}) of the 5 million that all teams have. Store less, or fetch it again.`,
  },
}

/** Says what a page does much more than usual. */
export const describeMeasures = (measures: Measures, usual: Measures): string[] =>
  (Object.keys(LIMITS) as (keyof Measures)[]).flatMap((name) => {
    const { excess, describe } = LIMITS[name]
    const round = (value: number) => String(Math.round(value))
    return measures[name] - usual[name] > excess
      ? [describe(round(measures[name]), round(usual[name]))]
      : []
  })

/** Collects the numbers of a page, besides its longest task. */
export function toMeasures(
  { counts }: Pick<PageConduct, 'counts'>,
  { stored }: Pick<PageEffects, 'stored'>,
): Measures {
  const sizes = Object.entries(stored).map(([place, value]) => ({
    isCookie: place.startsWith('cookie '),
    length: place.startsWith('cookie ') ? value.length : place.length + value.length,
  }))
  const sum = (ofCookies: boolean) =>
    sizes
      .filter(({ isCookie }) => isCookie === ofCookies)
      .reduce((total, { length }) => total + length, 0)
  return {
    ...{ ...counts, layoutShift: counts.layoutShift * 100 },
    ...{ longestTaskMs: 0, cookieBytes: sum(true), storedBytes: sum(false) },
  }
}
