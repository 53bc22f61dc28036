/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** From the origin on, as in /listing/{id}. */
  path: string;
  /** From the origin on, or null. */
  image: string | null;
}

/** How a page with an id in its address is served: with metadata of its own, or as not found. */
export type PageDescriber = (path: string) => Promise<PageHead | 'missing' | undefined>;

/** Inserts the metadata into the shell. Every value was entered by users and is escaped. */
export function insertHead(shell: string, head: PageHead, appUrl: string): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const url = escapeHtml(appUrl + head.path);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Oja" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    ...imageTags(head.image, appUrl),
  ].join('\n    ');
  // A function, because user text may contain replacement patterns of `replace`.
  return shell.replace(/<meta name="description"[^<>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags);
}

function imageTags(image: string | null, appUrl: string): string[] {
  if (image === null) return ['<meta name="twitter:card" content="summary" />'];
  return [
    `<meta property="og:image" content="${escapeHtml(appUrl + image)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
}
