/** Jobs in order; titles and texts are the messages `job.ID` and `job.ID.text`, places `place.PLACE`. */
export const jobs = [
  { id: 'designer', openings: 2, place: 'muscat' },
  { id: 'developer', openings: 3, place: 'home' },
  { id: 'engraver', openings: 4, place: 'muscat' },
  { id: 'care', openings: 6, place: 'muscat' },
  { id: 'sales', openings: 2, place: 'muscat' },
  { id: 'writer', openings: 1, place: 'home' },
  { id: 'packer', openings: 5, place: 'stores' },
  { id: 'coordinator', openings: 12, place: 'oman' },
] as const

export type JobId = (typeof jobs)[number]['id']
