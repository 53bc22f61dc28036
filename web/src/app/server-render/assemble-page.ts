import { APP_URL, type PageMeta } from '../../lib/page-meta.ts';
import { PAGE_DATA_ID } from './page-data-id.ts';

/** React writes what belongs into the head before everything else. */
const headOfBody = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** What the build knows about every page, see build-renderer.ts. */
export type PageShell = {
  /** The built index.html. */
  template: string;
  /** Files of code to fetch along with a page instead of after it, by the path of its route. */
  modules: Readonly<Record<string, readonly string[]>>;
  /**
   * Letters with a font file of their own (src/styles/fonts.css). If it came late, the browser would lay out the whole
   * page again.
   */
  fonts: readonly { letter: string; file: string }[];
};

type Ingredients = {
  /** The path of the route, as in the table of routes. */
  route: string;
  meta: PageMeta;
  /** The rendered page. */
  body: string;
  /** What the loaders read, for the router of the browser to start with. */
  data: unknown;
};

/** Puts a rendered page into the built index.html, with what search engines and link previews want to know. */
export function assemblePage(shell: PageShell, { route, meta, body, data }: Ingredients): string {
  // The title and description of the components; the browser needs them after a navigation, here `meta` has them.
  const head = headOfBody.exec(body)?.[0] ?? '';
  const fonts = shell.fonts.filter(({ letter }) => body.includes(letter));
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...(shell.modules[route] ?? []).map((file) => `${modulePreload} crossorigin href="/${file}">`),
    `<link rel="canonical" href="${APP_URL}${escapeHtml(meta.path)}">`,
    ...(meta.indexed === false ? ['<meta name="robots" content="noindex">'] : []),
    ...Object.entries(previewOf(meta)).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(meta.structuredData ?? []).map((value) => dataBlock('application/ld+json', value)),
  ];
  const parts = [
    `<div id="root">${body.slice(head.length)}</div>`,
    dataBlock(`application/json" id="${PAGE_DATA_ID}`, data),
  ];
  const withoutTitle = replaceOnce(withoutLargeFiles(shell.template), /<title>[^<]*<\/title>\s*/, '');
  const withHead = replaceOnce(withoutTitle, '</head>', `  ${tags.join('\n    ')}\n  </head>`);
  return codeComesLast(replaceOnce(withHead, '<div id="root"></div>', parts.join('\n    ')));
}

/**
 * A page can be read without the code that all pages share and without the font of headings, which are drawn in that of
 * the text until it arrives. Fetched ahead, these large files would share a slow line with the style sheet, and the text
 * would wait for all of them. The entry file and the style sheet ask for them one round trip later.
 */
function withoutLargeFiles(template: string): string {
  return template
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<link rel="preload"[^>]*\/bricolage-grotesque-latin-[^>]*>\s*/, '');
}

const modulePreload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';

/** The page can be read without its code, so style and fonts are loaded first. */
function codeComesLast(html: string): string {
  return html
    .replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)
    .replaceAll(moduleScript, `${moduleScript} fetchpriority="low"`);
}

function previewOf(meta: PageMeta): Record<string, string> {
  const picture = meta.picture ?? {
    path: '/og.png',
    alt: 'Oja: your money waits until the account is yours.',
  };
  return {
    'og:type': 'website',
    'og:site_name': 'Oja',
    'og:locale': 'en_NG',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': `${APP_URL}${meta.path}`,
    'og:image': `${APP_URL}${picture.path}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  };
}

/** Data that no browser runs. An opening bracket could end the element, so it is written as an escape of JSON. */
function dataBlock(type: string, value: unknown): string {
  return `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function replaceOnce(html: string, found: string | RegExp, replacement: string): string {
  // A function, because a dollar sign in a plain replacement has a meaning.
  const result = html.replace(found, () => replacement);
  if (result === html) throw new Error(`The built index.html does not hold ${found}.`);
  return result;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
