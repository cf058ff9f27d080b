/** Light theme: ink on warm paper, teal for actions, copper for highlights. */
const light = {
  background: '#faf8f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f3efe7',
  text: '#17211f',
  muted: '#57625e',
  line: '#e4ded2',
  lineStrong: '#857f72',
  accent: '#0b5d56',
  accentHover: '#084842',
  accentText: '#ffffff',
  accentSoft: '#e1eeeb',
  copper: '#8f4f23',
  copperSoft: '#f7e9dc',
  danger: '#ae2a20',
  dangerHover: '#8d1f17',
  dangerText: '#ffffff',
  dangerSoft: '#fbe8e5',
  success: '#1a6b3c',
  successSoft: '#e2f2e7',
  warning: '#825400',
  warningSoft: '#fbf0d8',
  info: '#1c5a92',
  infoSoft: '#e4eef8',
  focus: '#b0562a',
  overlay: 'rgb(14 24 22 / 0.56)',
}

export type ColorName = keyof typeof light
export type Palette = Record<ColorName, string>

const dark: Palette = {
  background: '#0e1514',
  surface: '#151e1c',
  raised: '#1c2725',
  sunken: '#0a1010',
  text: '#efebe3',
  muted: '#a6b1ad',
  line: '#2a3634',
  lineStrong: '#74827e',
  accent: '#62c6b6',
  accentHover: '#82d8ca',
  accentText: '#05201c',
  accentSoft: '#16322d',
  copper: '#e3a77c',
  copperSoft: '#33251a',
  danger: '#f58d82',
  dangerHover: '#f9aaa2',
  dangerText: '#2c0704',
  dangerSoft: '#3a1b18',
  success: '#7fce96',
  successSoft: '#163122',
  warning: '#e8ba60',
  warningSoft: '#342a13',
  info: '#93bcec',
  infoSoft: '#172b40',
  focus: '#e8b088',
  overlay: 'rgb(0 0 0 / 0.68)',
}

/** Sections that are dark in both themes, such as the footer. */
const inverse: Palette = {
  ...dark,
  background: '#11211e',
  surface: '#182b27',
  raised: '#1d322d',
  sunken: '#0c1816',
  line: '#2f4540',
}

export const palettes = { light, dark, inverse }
export type PaletteName = keyof typeof palettes
