/** Whether somebody has written anything but spaces. */
export const isFilled = (value: string): boolean => value.trim() !== ''

/** Whether a text can be an e-mail address; only the mail itself can tell whether it is one. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim())
