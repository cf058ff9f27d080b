/** Loads what the server renders of further products; the browser loads them when they come near. */
export const loadMoreHtml = async (_productId: string): Promise<null> => null
