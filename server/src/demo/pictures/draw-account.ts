import type { Platform } from '@oja/contract/listing-fields';
import sharp from 'sharp';
import { circle, dice, figures, gradient, rect, size, svg, words } from './picture-canvas.ts';
import { layouts } from './picture-layouts.ts';
import { type Look, looks, paints } from './platform-looks.ts';

/** Screenshots of fictional accounts: the profile on a phone, and its figures over the last months. */
export interface DrawnAccount {
  platform: Platform;
  seed: number;
  /** Abbreviated: 12K. */
  followers: string;
}

export async function drawProfile(account: DrawnAccount): Promise<Buffer> {
  const look = looks[account.platform];
  const roll = dice(account.seed);
  const headHeight = 150 + roll(6) * 22;
  const left = roll(2) === 0;
  const [faceX, firstX, secondX] = left ? [98, 190, 350] : [442, 36, 196];
  const parts = [
    rect({ x: 0, y: 0, ...size }, look.paper),
    rect({ x: 0, y: 0, width: size.width, height: headHeight - 60 }, 'url(#brand)'),
    face(look, { x: faceX, y: headHeight - 62 }, roll),
    figures(account.followers, firstX, headHeight - 40, 26, look.ink),
    words(firstX, headHeight - 4, 84, look.faint, 10),
    figures(String(12 + roll(900)), secondX, headHeight - 40, 26, look.ink),
    words(secondX, headHeight - 4, 60, look.faint, 10),
    words(28, headHeight + 34, 150 + roll(120), look.ink, 14),
    words(28, headHeight + 60, 240 + roll(220), look.faint, 11),
    layouts[look.layout](headHeight + 92, look, roll),
  ];
  return render(account, parts.join(''));
}

export async function drawFigures(account: DrawnAccount): Promise<Buffer> {
  const look = looks[account.platform];
  const roll = dice(account.seed + 7_919);
  const steps = Array.from({ length: 8 }, (_, index) => 70 + index * (12 + roll(14)) + roll(50));
  const highest = Math.max(...steps);
  const at = (value: number) => 470 - (value / highest) * 200;
  const points = steps.map((value, index) => `${50 + index * 63},${Math.round(at(value))}`);
  const parts = [
    rect({ x: 0, y: 0, ...size }, look.paper),
    rect({ x: 0, y: 0, width: size.width, height: 84 }, 'url(#brand)'),
    words(28, 36, 170, '#ffffff', 14),
    figures(account.followers, 40, 128, 58, look.ink),
    words(40, 206, 120, look.faint),
    ...[290, 350, 410, 470].map((y) => rect({ x: 40, y, width: 460, height: 2 }, look.faint)),
    `<polygon points="50,470 ${points.join(' ')} 491,470" fill="url(#paint1)" fill-opacity="0.55"/>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="${look.brand[1]}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`,
    ...[0, 1, 2].map((column) => {
      const x = 40 + column * 160;
      const share = `${2 + roll(9)}.${roll(10)}%`;
      return (
        rect({ x, y: 520, width: 140, height: 150 }, `url(#paint${column})`, 20, 0.9) +
        figures(share, x + 22, 562, 26, '#ffffff') +
        words(x + 22, 622, 80, '#ffffff', 10)
      );
    }),
  ];
  return render(account, parts.join(''));
}

function face(look: Look, { x, y }: { x: number; y: number }, roll: (sides: number) => number): string {
  const ring = circle(x, y, 62, look.paper) + circle(x, y, 55, `url(#paint${roll(4)})`);
  const clip = `<g clip-path="url(#face)" transform="translate(${x} ${y})">`;
  const head = circle(0, -10, 20, '#ffffff', 0.92);
  const shoulders = '<path d="M-38 56 Q-34 16 0 16 Q34 16 38 56 Z" fill="#ffffff" fill-opacity="0.92"/>';
  return `${ring}${clip}${head}${shoulders}</g>`;
}

function render(account: DrawnAccount, body: string): Promise<Buffer> {
  const look = looks[account.platform];
  const first = account.seed % paints.length;
  const used = [0, 5, 7, 10].map((step) => paints[(first + step) % paints.length] ?? look.brand);
  const definitions = [
    gradient('brand', account.seed % 3 === 0 ? look.brand.toReversed() : look.brand, false),
    ...used.map((paint, index) =>
      gradient(`paint${index}`, account.seed % 2 === 0 ? paint : paint.toReversed(), index % 2 === 0),
    ),
    '<clipPath id="face"><circle cx="0" cy="0" r="55"/></clipPath>',
  ];
  return sharp(Buffer.from(svg(definitions.join(''), body)))
    .jpeg({ quality: 88 })
    .toBuffer();
}
