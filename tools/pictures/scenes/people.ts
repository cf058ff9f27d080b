/** Features of a portrait. */
export interface Person {
  skin: string
  hair: 'short' | 'parted' | 'curly' | 'long' | 'bob' | 'none'
  hairColour: string
  wear: 'none' | 'kumma' | 'turban' | 'ghutra' | 'hijab'
  /** Colour of what is worn on the head. */
  cloth: string
  dress: 'dishdasha' | 'suit' | 'blouse'
  garment: string
  beard: boolean
  glasses: boolean
  /** Background. */
  tint: string
}

const defaults = { hairColour: '#231a15', beard: false, glasses: false } as const
const manInDishdasha = (
  skin: string,
  wear: Person['wear'],
  cloth: string,
  garment: string,
  tint: string,
  beard = true,
): Person => ({
  ...defaults,
  skin,
  wear,
  cloth,
  garment,
  tint,
  beard,
  dress: 'dishdasha',
  hair: 'short',
})
const womanInHijab = (
  skin: string,
  cloth: string,
  garment: string,
  tint: string,
  glasses = false,
): Person => ({
  ...defaults,
  skin,
  cloth,
  garment,
  tint,
  glasses,
  wear: 'hijab',
  dress: 'blouse',
  hair: 'none',
})
const bareheaded = (
  skin: string,
  hair: Person['hair'],
  hairColour: string,
  dress: Person['dress'],
  garment: string,
  tint: string,
  { beard = false, glasses = false } = {},
): Person => ({
  skin,
  hair,
  hairColour,
  dress,
  garment,
  tint,
  beard,
  glasses,
  wear: 'none',
  cloth: '#ffffff',
})

/** Portraits of the agents. */
export const agents: Readonly<Record<string, Person>> = {
  'avatar-01': manInDishdasha('#b07c54', 'kumma', '#f2ede3', '#f4f2ee', '#c9b79d'),
  'avatar-02': womanInHijab('#d9a67f', '#3f6b66', '#2f4f4c', '#d8ccb8'),
  'avatar-03': manInDishdasha('#9c6a45', 'turban', '#b7854e', '#efe9dc', '#a9b8b4'),
  'avatar-04': womanInHijab('#c8946b', '#c9a48f', '#6b4a44', '#e3d6cb', true),
  'avatar-05': bareheaded('#a8714a', 'long', '#1f1613', 'blouse', '#b0553a', '#d9c6a5'),
  'avatar-06': manInDishdasha('#a87349', 'kumma', '#e7d9bd', '#d8d9d4', '#9fb1b8', false),
  'avatar-07': womanInHijab('#b98158', '#2b2d33', '#232529', '#cdb9a9'),
  'avatar-08': manInDishdasha('#c08c62', 'ghutra', '#f5f3ef', '#f7f6f3', '#b8a88f'),
  'avatar-09': womanInHijab('#dcab86', '#5b4a66', '#40364a', '#d9cfd6'),
  'avatar-10': bareheaded('#6b4530', 'short', '#140f0d', 'suit', '#2e3b50', '#c7b79f', {
    beard: true,
  }),
  'avatar-11': manInDishdasha('#b9845a', 'ghutra', '#efe4de', '#f3f1ec', '#9aaab0', false),
  'avatar-12': bareheaded('#e0b48e', 'bob', '#4a2f20', 'blouse', '#3f6b66', '#e2d2c0', {
    glasses: true,
  }),
  'avatar-13': bareheaded('#edc5a5', 'long', '#a5713f', 'blouse', '#3b4c5c', '#cfd6d4'),
  'avatar-14': manInDishdasha('#ba855b', 'ghutra', '#f7f5f1', '#ecebe6', '#c4ad93'),
  'avatar-15': bareheaded('#d7a079', 'curly', '#2a1c16', 'blouse', '#8a4a3a', '#d5cbb9'),
  'avatar-16': bareheaded('#d9a882', 'parted', '#3a2a20', 'suit', '#40464e', '#b9c3bf', {
    beard: true,
  }),
  'avatar-17': womanInHijab('#c58e63', '#93a68f', '#4d6152', '#e0d9c9'),
  'avatar-18': bareheaded('#eecaa6', 'bob', '#1c1717', 'blouse', '#efe9df', '#d3bfb4'),
  'avatar-19': manInDishdasha('#b37d53', 'ghutra', '#e9d6cf', '#f4f2ee', '#adb9ae'),
  'avatar-20': womanInHijab('#b57d52', '#7d3f46', '#4c2a30', '#dccbb2'),
  'avatar-21': bareheaded('#e6bb97', 'parted', '#6a4a2f', 'suit', '#4c5b52', '#c3ccd0', {
    glasses: true,
  }),
}

/** Portraits beside the customers' reviews. */
export const customers: Readonly<Record<string, Person>> = {
  'customer-1': womanInHijab('#cf9a72', '#37504a', '#2c3f3b', '#e2d6c4'),
  'customer-2': manInDishdasha('#a9744c', 'kumma', '#f4efe5', '#efece5', '#b7bfb4'),
  'customer-3': bareheaded('#e9c09b', 'parted', '#8a5a34', 'suit', '#2f3b4a', '#d4cdc2', {
    beard: true,
  }),
  'customer-4': bareheaded('#8a5a3c', 'curly', '#1a1210', 'blouse', '#c08a3e', '#cfd8d4', {
    glasses: true,
  }),
  'customer-5': womanInHijab('#ddb08a', '#a48a9c', '#5d4a58', '#e6dcd6', true),
}

/** Portraits of the people who run the shop. */
export const staff: Readonly<Record<string, Person>> = {
  founder: manInDishdasha('#b07c54', 'turban', '#7d4a35', '#f4f2ec', '#cdbfa8'),
  'team-1': womanInHijab('#d7a57e', '#2f5a56', '#24443f', '#d9d2c4'),
  'team-2': manInDishdasha('#a9744c', 'kumma', '#f2ede3', '#e9e6de', '#b9c2bd'),
  'team-3': bareheaded('#e2b48f', 'bob', '#3a241a', 'blouse', '#a8573c', '#e0d0c2', {
    glasses: true,
  }),
  'team-4': bareheaded('#8a5a3c', 'short', '#17110e', 'suit', '#34465a', '#c4c9c6', {
    beard: true,
  }),
}

/** Portraits of the authors of the articles. */
export const authors: Readonly<Record<string, Person>> = {
  'author-faisal': manInDishdasha('#a8714a', 'kumma', '#e9dcc0', '#dfe3e0', '#c3b59c'),
  'author-lubna': womanInHijab('#cf9a72', '#6b4a58', '#3f2f3a', '#dfd3c8', true),
  'author-noor': bareheaded('#c98f66', 'long', '#2a1a14', 'blouse', '#3f6b66', '#e4d4c0'),
}
