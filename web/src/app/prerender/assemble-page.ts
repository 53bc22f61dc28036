import type { PublicPage } from '../public/public-pages.ts';

/** Stands for the address of the installation, which is known only to the server that serves the page. */
const APP_URL = '%APP_URL%';

/** React writes what belongs into the head before everything else. */
const headOfRendered = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

type Ingredients = {
  /** The built index.html. */
  template: string;
  page: PublicPage;
  rendered: string;
  /** Files of code to fetch along with the page instead of after it. */
  modules: readonly string[];
  /** Small font files the page needs; coming late, each would make the browser lay out the whole page again. */
  fonts: readonly string[];
};

/** Puts a rendered page into the built index.html, with what search engines and link previews want to know. */
export function assemblePage({ template, page, rendered, modules, fonts }: Ingredients): string {
  const head = headOfRendered.exec(rendered)?.[0] ?? '';
  const tags = [
    head,
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
    ...modules.map((file) => `${modulePreload} crossorigin href="/${file}">`),
    `<link rel="canonical" href="${APP_URL}${page.path}">`,
    ...Object.entries(previewOf(page)).map(
      ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  const withHead = replaceOnce(template, '</head>', `  ${tags.join('\n    ')}\n  </head>`);
  const withBody = replaceOnce(
    withHead,
    '<div id="root"></div>',
    `<div id="root">${rendered.slice(head.length)}</div>`,
  );
  // The template has a title of its own, for the pages that are not prerendered.
  return codeComesLast(replaceOnce(withBody, /<title>[^<]*<\/title>\s*/, ''));
}

const modulePreload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';

/** The page can be read without its code, so style and fonts should have the line to themselves at first. */
function codeComesLast(html: string): string {
  return html
    .replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)
    .replaceAll(moduleScript, `${moduleScript} fetchpriority="low"`);
}

function previewOf(page: PublicPage): Record<string, string> {
  return {
    'og:type': 'website',
    'og:site_name': 'Oja',
    'og:locale': 'en_NG',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': `${APP_URL}${page.path}`,
    'og:image': `${APP_URL}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Oja: your money waits until the account is yours.',
  };
}

function replaceOnce(html: string, found: string | RegExp, replacement: string): string {
  // A function, because a dollar sign in a plain replacement has a meaning.
  const result = html.replace(found, () => replacement);
  if (result === html) throw new Error(`The built index.html does not hold ${found}.`);
  return result;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
