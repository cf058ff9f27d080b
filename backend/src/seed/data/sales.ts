/** Pieces sold of the demo products before the shop opens; what is paid later is added. */
export const sales: Readonly<Record<string, number>> = {
  'matte-black-steel-card': 412,
  'black-review-plate': 347,
  'starter-set': 268,
  'steel-key-tag': 231,
  'bamboo-card': 204,
  'black-silicone-wristband': 176,
  'walnut-desk-stand': 149,
  'black-smart-tee': 127,
  'phone-tap-dots': 118,
  'gold-finish-metal-card': 96,
  'gift-suite-box': 88,
  'oak-menu-stand': 73,
  'ocean-recycled-card': 61,
  'tan-leather-key-fob': 54,
  'team-pack': 37,
}
