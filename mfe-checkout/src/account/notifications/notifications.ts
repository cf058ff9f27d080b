/** Read-only samples; the labels are the messages `notifications.NAME`. */
export const notificationGroups = [
  {
    group: 'account',
    options: [
      { name: 'mentions', enabled: true },
      { name: 'follows', enabled: true },
      { name: 'shares', enabled: false },
      { name: 'messages', enabled: true },
    ],
  },
  {
    group: 'marketing',
    options: [
      { name: 'sale', enabled: true },
      { name: 'company', enabled: false },
      { name: 'jobs', enabled: false },
      { name: 'unsubscribe', enabled: false },
    ],
  },
] as const
