/** Sizes of the screens that tests look at, in CSS pixels. */
export const desktop = { width: 1440, height: 900 }
export const phone = { width: 360, height: 780 }

/** The narrowest phones, and each layout at its least and most usual width. */
export const overflowWidths = [320, 360, 640, 768, 1024, 1440]
