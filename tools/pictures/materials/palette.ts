import type { Material } from './material.ts'

const metal = (base: string, ink: string, sheen = 1): Material => ({
  kind: 'metal',
  base,
  ink,
  sheen,
})
const wood = (base: string, grain: string, ink: string, seed: number): Material => ({
  kind: 'wood',
  base,
  grain,
  ink,
  seed,
})
const recycled = (
  base: string,
  ink: string,
  flecks: readonly string[],
  seed: number,
): Material => ({ kind: 'recycled', base, ink, flecks, seed })
const leather = (base: string, ink: string): Material => ({ kind: 'leather', base, ink })
const plain = (base: string, ink: string): Material => ({ kind: 'plain', base, ink })

export const metals = {
  black: metal('#2a2b2e', '#c3c6ca', 0.45),
  silver: metal('#b4b8bc', '#4a4e53'),
  gold: metal('#c8a15b', '#6a4c1d'),
  rose: metal('#cf9f8f', '#74453a'),
  copper: metal('#b5714a', '#582d17'),
  gunmetal: metal('#596472', '#d6dde4', 0.7),
}

export const woods = {
  walnut: wood('#6f4a31', '#38220f', '#2b190d', 3),
  bamboo: wood('#d9bb86', '#b08a4e', '#6b4a22', 8),
  cherry: wood('#a65f3d', '#6d331b', '#4a1f0f', 12),
  oak: wood('#cdaa7c', '#94703f', '#5b4020', 21),
  ebony: wood('#37291f', '#17100b', '#cfb894', 30),
}

export const plastics = {
  ocean: recycled('#2b6b8c', '#eef5f6', ['#8cc4d4', '#1b4764', '#dfeef0', '#4f9bb4'], 4),
  confetti: recycled(
    '#f1efea',
    '#2d4a52',
    ['#2f8f8a', '#e07a5f', '#e9b44c', '#35556b', '#c9c4ba'],
    5,
  ),
  sage: recycled('#93a68f', '#fbfcf8', ['#76896f', '#c0ccb8', '#5f7259', '#e4eadf'], 6),
  clay: recycled('#c0694a', '#fdf3ea', ['#9d4f34', '#e4b08d', '#f0dcc4', '#7f3f2c'], 7),
}

export const leathers = {
  tan: leather('#a9683a', '#5a3216'),
  black: leather('#26272a', '#08090a'),
  navy: leather('#26375a', '#0f1a30'),
}

export const marble: Material = { kind: 'marble', base: '#e9e6e1', vein: '#8f8b86', ink: '#5b5854' }

export const paints = {
  black: plain('#222427', '#f2efe9'),
  white: plain('#f6f4f0', '#23302f'),
  green: plain('#22473c', '#f0ede4'),
  sand: plain('#d8c3a2', '#6e5738'),
  teal: plain('#1f7f83', '#eafaf8'),
  coral: plain('#e0755c', '#fff3ec'),
  navy: plain('#263a5e', '#f0f3f8'),
  clay: plain('#b9633f', '#fdf1e7'),
  kraft: plain('#b08d64', '#4f3a22'),
}
