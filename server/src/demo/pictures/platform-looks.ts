import type { Platform } from '@oja/contract/listing-fields';

/** How the mock-up of a platform looks: its colours, light or dark, and how its content is laid out. */
export interface Look {
  brand: readonly string[];
  paper: string;
  ink: string;
  faint: string;
  layout: 'squares' | 'reels' | 'videos' | 'posts' | 'bubbles';
}

export const looks: Record<Platform, Look> = {
  instagram: {
    brand: ['#feda75', '#fa7e1e', '#d62976', '#962fbf', '#4f5bd5'],
    paper: '#ffffff',
    ink: '#262626',
    faint: '#e3e3e6',
    layout: 'squares',
  },
  youtube: {
    brand: ['#ff4e45', '#e1002d', '#7a0019'],
    paper: '#ffffff',
    ink: '#212121',
    faint: '#e5e5e5',
    layout: 'videos',
  },
  twitter: {
    brand: ['#1d9bf0', '#0f4c81', '#15202b'],
    paper: '#15202b',
    ink: '#f7f9f9',
    faint: '#38444d',
    layout: 'posts',
  },
  tiktok: {
    brand: ['#25f4ee', '#161823', '#fe2c55'],
    paper: '#0d0d12',
    ink: '#ffffff',
    faint: '#33343d',
    layout: 'reels',
  },
  telegram: {
    brand: ['#37bbfe', '#229ed9', '#0f6fa5'],
    paper: '#dfeaf2',
    ink: '#17364a',
    faint: '#c3d7e5',
    layout: 'bubbles',
  },
  whatsapp: {
    brand: ['#25d366', '#128c7e', '#075e54'],
    paper: '#ece5dd',
    ink: '#123b35',
    faint: '#d3cabf',
    layout: 'bubbles',
  },
  facebook: {
    brand: ['#4a9cff', '#1877f2', '#0b3d91'],
    paper: '#f0f2f5',
    ink: '#1c1e21',
    faint: '#d8dbe0',
    layout: 'posts',
  },
};

/** Pairs of colours that content is painted with, so that no two accounts look alike. */
export const paints: readonly (readonly [string, string])[] = [
  ['#f6b352', '#f68657'],
  ['#2f9e77', '#14532d'],
  ['#8ec5fc', '#5b6ee1'],
  ['#fbc2eb', '#a76bcf'],
  ['#f7d9aa', '#c98a1b'],
  ['#a1c4fd', '#3f72af'],
  ['#ffb199', '#e0435b'],
  ['#84dcc6', '#2a7f62'],
  ['#e2d1f9', '#6f58c9'],
  ['#fee140', '#fa709a'],
  ['#c9d6ff', '#536976'],
  ['#d4fc79', '#5fa83c'],
];
