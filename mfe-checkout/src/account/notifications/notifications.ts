/** The sample choices of the account, by group; the texts are messages of these names. */
export const notifications = [
  {
    group: 'account',
    choices: [
      { name: 'mentions', on: true },
      { name: 'follows', on: true },
      { name: 'shares', on: false },
      { name: 'messages', on: true },
    ],
  },
  {
    group: 'marketing',
    choices: [
      { name: 'sale', on: true },
      { name: 'company', on: false },
      { name: 'jobs', on: false },
      { name: 'unsubscribe', on: false },
    ],
  },
] as const
