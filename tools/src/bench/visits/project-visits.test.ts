import { projectVisits } from './project-visits.ts'

const figures = {
  siteRequests: 40,
  apiRequests: 10,
  megabytes: 0.5,
  siteCpuMs: 20,
  backendCpuMs: 100,
}
const assumptions = {
  visitsPerDay: 864_000,
  peakFactor: 3,
  utilisation: 0.5,
  pricePerCore: 20,
  pricePerTerabyte: 50,
}

describe('projectVisits', () => {
  test('returns what the peak needs and the month costs', () => {
    expect(projectVisits(figures, assumptions)).toEqual({
      'visits a second, average': 10,
      'visits a second, peak': 30,
      'requests a second to the site, peak': 1200,
      'requests a second to the API, peak': 300,
      'cores of sites, peak': 1.2,
      'cores of backends, peak': 6,
      'terabytes a month': 13,
      'cores, a month': 160,
      'traffic, a month': 648,
    })
  })

  test('pays for two cores of each program, however few are needed', () => {
    const few = projectVisits(figures, { ...assumptions, visitsPerDay: 1000 })
    expect(few['cores, a month']).toBe(80)
  })
})
