/** Loads what the server renders of the lists; the browser loads them when they come near. */
export const loadShopHtml = async (): Promise<null> => null
