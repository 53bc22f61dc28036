/**
 * The configuration of tailwind-merge: which classes set the same property. Its own table covers all of Tailwind and
 * weighs 5 KB more in the first load of every page; this one covers what components of this design system are
 * ever asked to override. A class it does not know passes through untouched.
 */

const any = () => true;

/** `name-<value>`, each name a property of its own. */
const plainNames =
  'm mx my mt mr mb ml p px py pt pr pb pl w h size min-w min-h max-w max-h gap gap-x gap-y space-x space-y ' +
  'inset inset-x inset-y top right bottom left z order col-span row-span grid-cols grid-rows basis ' +
  'items justify content self place-items place-content justify-items justify-self ' +
  'rounded rounded-t rounded-b rounded-l rounded-r rounded-tl rounded-tr rounded-bl rounded-br ' +
  'shadow opacity aspect object cursor select ' +
  'pointer-events overflow overflow-x overflow-y overscroll tracking leading whitespace line-clamp indent ' +
  'duration ease delay animate transition translate-x translate-y rotate scale origin outline-offset ' +
  'underline-offset scroll-m scroll-p';

/** Names that also stand alone, such as `rounded`, `shadow` or `transition`. */
const bareNames = new Set(['rounded', 'shadow', 'transition']);

/** The colours of theme.css; `text-`, `border-` and the like carry other properties as well. */
const colorNames = new Set(
  (
    'background foreground card popover muted border input ring overlay primary secondary accent success warning ' +
    'danger info featured sidebar chart tint transparent current inherit'
  ).split(' '),
);
const isColor = (value: string) => colorNames.has(value.split('-', 1)[0] ?? '');
const isWidth = (value: string) => /^\d+$/.test(value);
const isSide = (value: string) => /^[trblxy]$/.test(value);
const textSizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'];
const weights = ['normal', 'medium', 'semibold', 'bold'];

const plainGroups = Object.fromEntries(
  plainNames.split(' ').map((name) => [name, [{ [name]: bareNames.has(name) ? ['', any] : [any] }]]),
);

/** Where one prefix sets several properties, the values tell them apart. */
const ambiguousGroups = {
  display: [
    'block',
    'inline',
    'inline-block',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: [any] }],
  grow: ['grow', { grow: [any] }],
  shrink: ['shrink', { shrink: [any] }],
  'text-size': [{ text: textSizes }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [isColor] }],
  'font-weight': [{ font: weights }],
  'font-family': [{ font: ['sans', 'heading', 'mono'] }],
  'bg-color': [{ bg: [isColor] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-width': ['border', { border: [isWidth] }],
  'border-side': [{ border: [isSide, { t: [isWidth], r: [isWidth], b: [isWidth], l: [isWidth] }] }],
  'border-color': [{ border: [isColor] }],
  'outline-style': [{ outline: ['none', 'hidden'] }],
  'outline-width': ['outline', { outline: [isWidth] }],
  'outline-color': [{ outline: [isColor] }],
  'ring-width': ['ring', { ring: [isWidth] }],
  'ring-color': [{ ring: [isColor] }],
  'divide-color': [{ divide: [isColor] }],
  'decoration-color': [{ decoration: [isColor] }],
  fill: [{ fill: ['none', isColor] }],
  'stroke-width': [{ stroke: [isWidth] }],
  'stroke-color': [{ stroke: ['none', isColor] }],
  underline: ['underline', 'no-underline', 'line-through'],
};

const classGroups = { ...plainGroups, ...ambiguousGroups };

/** A class of the key replaces earlier classes of the listed groups. */
const conflictingClassGroups = {
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  rounded: ['rounded-t', 'rounded-b', 'rounded-l', 'rounded-r'],
  flex: ['basis', 'grow', 'shrink'],
  'text-size': ['leading'],
};

export const mergeConfig = {
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: { 'text-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder', 'selection'],
};
