/** Jobs in order; titles are the messages `job.ID`. */
export const jobs = [
  { id: 'designer', openings: 2 },
  { id: 'developer', openings: 3 },
  { id: 'engraver', openings: 4 },
  { id: 'care', openings: 6 },
  { id: 'sales', openings: 2 },
  { id: 'writer', openings: 1 },
  { id: 'packer', openings: 5 },
  { id: 'coordinator', openings: 12 },
] as const

export type JobId = (typeof jobs)[number]['id']
