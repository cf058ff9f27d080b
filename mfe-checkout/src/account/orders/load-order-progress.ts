/** Loads the steps of an order; the loader begins before the order is there. */
export const loadOrderProgress = async () => (await import('./OrderProgress.tsx')).OrderProgress
