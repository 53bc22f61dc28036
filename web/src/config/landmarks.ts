/** Every page has one element <main id={MAIN_CONTENT_ID} tabIndex={-1}>: the skip link and navigation lead to it. */
export const MAIN_CONTENT_ID = 'main';
