/**
 * For blocks that nobody sees at first: the browser works out their style and layout when they come near, which
 * takes a third off the work before a phone reacts. A block needs an estimate of its height until then.
 */
export const belowTheFold = {
  picture: '[contain-intrinsic-block-size:auto_13rem] [content-visibility:auto]',
  section: '[contain-intrinsic-block-size:auto_50rem] [content-visibility:auto]',
} as const;
