/** What one visit takes. */
interface VisitFigures {
  siteRequests: number
  apiRequests: number
  megabytes: number
  /** Milliseconds of one core. */
  siteCpuMs: number
  backendCpuMs: number
}

/** What is not measured, but assumed. */
export interface Assumptions {
  visitsPerDay: number
  /** The busiest minutes to the average of the day. */
  peakFactor: number
  /** How much of a core is to be used at the peak. */
  utilisation: number
  /** A month of one core with its memory. */
  pricePerCore: number
  /** A terabyte sent to visitors. */
  pricePerTerabyte: number
}

interface Projection {
  'visits a second, average': number
  'visits a second, peak': number
  'requests a second to the site, peak': number
  'requests a second to the API, peak': number
  'cores of sites, peak': number
  'cores of backends, peak': number
  'terabytes a month': number
  'cores, a month': number
  'traffic, a month': number
}

const DAY_SECONDS = 86_400
const MONTH_DAYS = 30

const round = (value: number) => Number(value.toPrecision(3))

/** Computes what so many visits a day need and cost. Two cores of each program are the least: one may fail. */
export function projectVisits(
  { siteRequests, apiRequests, megabytes, siteCpuMs, backendCpuMs }: VisitFigures,
  { visitsPerDay, peakFactor, utilisation, pricePerCore, pricePerTerabyte }: Assumptions,
): Projection {
  const average = visitsPerDay / DAY_SECONDS
  const peak = average * peakFactor
  const siteCores = (peak * siteCpuMs) / 1000 / utilisation
  const backendCores = (peak * backendCpuMs) / 1000 / utilisation
  const terabytes = (visitsPerDay * MONTH_DAYS * megabytes) / 1e6
  const paidCores = Math.max(2, Math.ceil(siteCores)) + Math.max(2, Math.ceil(backendCores))
  return {
    'visits a second, average': round(average),
    'visits a second, peak': round(peak),
    'requests a second to the site, peak': round(peak * siteRequests),
    'requests a second to the API, peak': round(peak * apiRequests),
    'cores of sites, peak': round(siteCores),
    'cores of backends, peak': round(backendCores),
    'terabytes a month': round(terabytes),
    'cores, a month': round(paidCores * pricePerCore),
    'traffic, a month': round(terabytes * pricePerTerabyte),
  }
}
