import { describe, expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';

const template = `<html><head>
<link rel="preload" as="font" href="/assets/inter-latin-wght-normal.woff2">
<link rel="preload" as="font" href="/assets/bricolage-grotesque-latin-wght-normal.woff2">
<title>Oja</title>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core.js">
</head><body><div id="root"></div></body></html>`;

const shell = {
  template,
  modules: { '/terms': ['assets/terms.js'] },
  fonts: [
    { letter: '₦', file: 'assets/naira.woff2' },
    { letter: 'ọ', file: 'assets/o-below.woff2' },
  ],
};

const meta = {
  path: '/terms',
  title: 'Terms </title><script>',
  description: 'Rules about “money” & more, "quoted"',
  structuredData: [{ name: '</script><script>alert(1)</script>' }],
};

const body = '<title>Terms</title><meta name="description" content="Rules"/><main>₦ costs $& and $1</main>';
const html = assemblePage(shell, { route: '/terms', meta, body, data: { public: { text: '</script>' } } });

describe('an assembled page', () => {
  test('holds the rendered text where the application will look for it, to the letter', () => {
    expect(html).toContain('<div id="root"><main>₦ costs $& and $1</main></div>');
  });

  test('has one title and one description, both in the head and escaped', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(head).toContain('<title>Terms &lt;/title&gt;&lt;script&gt;</title>');
    expect(head).toContain('content="Rules about “money” &amp; more, &quot;quoted&quot;"');
  });

  test('names its own address, for the server to complete', () => {
    expect(html).toContain('<link rel="canonical" href="%APP_URL%/terms">');
    expect(html).toContain('<meta property="og:image" content="%APP_URL%/og.png">');
  });

  test('carries the data of its loaders, which no text can end', () => {
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ public: { text: '</script>' } });
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  test('loads its code after style and the fonts it needs', () => {
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/naira.woff2" crossorigin>',
    );
    expect(html).not.toContain('o-below');
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms.js">',
    );
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
  });

  test('fetches no large file ahead that would share a slow line with the style', () => {
    expect(html).not.toContain('core.js');
    expect(html).not.toContain('bricolage');
    expect(html).toContain('inter-latin');
  });

  test('can keep search engines away', () => {
    expect(html).not.toContain('noindex');
    const hidden = { ...meta, indexed: false };
    expect(assemblePage(shell, { route: '/terms', meta: hidden, body, data: {} })).toContain(
      '<meta name="robots" content="noindex">',
    );
  });
});

test('a template without a place for the page is refused', () => {
  const other = { ...shell, template: template.replace('<div id="root"></div>', '') };
  expect(() => assemblePage(other, { route: '/terms', meta, body, data: {} })).toThrow('does not hold');
});
