/** A time (ISO 8601) as lists and the log show it: `2026-11-28 12:30`, in UTC. */
export const formatMinute = (time: string): string => time.slice(0, 16).replace('T', ' ')
