import { circle, rect, size, triangle, words } from './picture-canvas.ts';
import type { Look } from './platform-looks.ts';

/** The content below the head of a profile, as each kind of platform lays it out. */

type Dice = (sides: number) => number;
type Layout = (top: number, look: Look, roll: Dice) => string;

/** A tile with something on it: a sun, hills, a plate, stripes. */
function scene(x: number, y: number, width: number, height: number, roll: Dice): string {
  const paint = `url(#paint${roll(4)})`;
  const ground = rect({ x, y, width, height }, paint);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const unit = Math.min(width, height);
  switch (roll(5)) {
    case 0:
      return ground + circle(x + width * 0.68, y + height * 0.3, unit * 0.16, '#fff', 0.75);
    case 1:
      return `${ground}<path d="M${x} ${y + height} L${x} ${y + height * 0.66} L${x + width * 0.34} ${y + height * 0.4} L${x + width * 0.62} ${y + height * 0.72} L${x + width * 0.8} ${y + height * 0.54} L${x + width} ${y + height * 0.74} L${x + width} ${y + height} Z" fill="#fff" fill-opacity="0.5"/>`;
    case 2:
      return (
        ground +
        circle(middle.x, middle.y, unit * 0.3, '#fff', 0.7) +
        circle(middle.x, middle.y, unit * 0.19, paint)
      );
    case 3:
      return (
        ground +
        circle(middle.x, y + height * 0.4, unit * 0.15, '#fff', 0.8) +
        `<path d="M${middle.x - unit * 0.32} ${y + height} Q${middle.x} ${y + height * 0.4} ${middle.x + unit * 0.32} ${y + height} Z" fill="#fff" fill-opacity="0.8"/>`
      );
    default:
      return ground + rect({ x, y: y + height * 0.62, width, height: height * 0.16 }, '#fff', 0, 0.4);
  }
}

const squares: Layout = (top, _look, roll) => {
  const side = (size.width - 8) / 3;
  const rows = Math.ceil((size.height - top) / side);
  return Array.from({ length: rows * 3 }, (_, index) =>
    scene((index % 3) * (side + 4), top + Math.floor(index / 3) * (side + 4), side, side, roll),
  ).join('');
};

const reels: Layout = (top, look, roll) => {
  const width = (size.width - 8) / 3;
  const height = 236;
  return Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [(index % 3) * (width + 4), top + Math.floor(index / 3) * (height + 4)];
    const plays =
      triangle(x + 12, y + height - 30, 16, '#fff', 0.95) +
      words(x + 34, y + height - 28, 40 + roll(40), '#fff', 10);
    return (
      scene(x, y, width, height, roll) +
      rect({ x, y: y + height - 60, width, height: 60 }, look.paper, 0, 0.35) +
      plays
    );
  }).join('');
};

const videos: Layout = (top, look, roll) =>
  Array.from({ length: 4 }, (_, index) => {
    const y = top + 16 + index * 124;
    const frame = scene(20, y, 190, 107, roll);
    const play = circle(115, y + 53, 22, '#000', 0.45) + triangle(108, y + 42, 22, '#fff');
    const title =
      words(230, y + 10, 210 + roll(70), look.ink) + words(230, y + 34, 120 + roll(120), look.ink);
    return frame + play + title + words(230, y + 66, 90 + roll(60), look.faint, 10);
  }).join('');

const posts: Layout = (top, look, roll) => {
  const card = look.paper === '#15202b' ? '#1b2836' : '#ffffff';
  return Array.from({ length: 2 }, (_, index) => {
    const y = top + 16 + index * 244;
    const parts = [
      rect({ x: 16, y, width: size.width - 32, height: 228 }, card, 18),
      circle(52, y + 38, 20, `url(#paint${roll(4)})`),
      words(84, y + 24, 110 + roll(80), look.ink),
      words(84, y + 44, 70 + roll(40), look.faint, 9),
      words(32, y + 74, 380 + roll(80), look.ink),
      words(32, y + 96, 180 + roll(220), look.ink),
      scene(32, y + 122, size.width - 64, 92, roll),
    ];
    return parts.join('');
  }).join('');
};

const bubbles: Layout = (top, look, roll) => {
  let y = top + 18;
  const parts: string[] = [];
  while (y < size.height - 40) {
    const withPicture = roll(3) === 0;
    const width = 260 + roll(150);
    const height = withPicture ? 168 : 56 + roll(2) * 22;
    const mine = roll(3) === 0;
    const x = mine ? size.width - width - 18 : 18;
    parts.push(rect({ x, y, width, height }, mine ? '#dcf8c6' : '#ffffff', 18));
    if (withPicture) parts.push(scene(x + 10, y + 10, width - 20, 112, roll));
    const textY = withPicture ? y + 134 : y + 16;
    parts.push(words(x + 18, textY, width - 70 - roll(60), look.ink, 11));
    if (!withPicture) parts.push(words(x + 18, textY + 22, 80 + roll(90), look.faint, 11));
    y += height + 14;
  }
  return parts.join('');
};

export const layouts: Record<Look['layout'], Layout> = { squares, reels, videos, posts, bubbles };
