/** Sizes of the screens that tests look at, in CSS pixels. */
export const desktop = { width: 1440, height: 900 }
export const phone = { width: 360, height: 780 }
