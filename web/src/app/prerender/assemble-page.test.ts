import { describe, expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';

const template = `<html><head>
<title>Oja</title>
<script type="module" crossorigin src="/assets/index.js"></script>
</head><body><div id="root"></div></body></html>`;

const page = {
  path: '/terms',
  file: 'terms.html',
  title: 'Terms',
  description: 'Rules about “money” & more, "quoted"',
};

const rendered =
  '<title>Terms</title><meta name="description" content="Rules"/><main>₦ costs $& and $1</main>';
const html = assemblePage({
  template,
  page,
  rendered,
  modules: ['assets/terms.js'],
  fonts: ['assets/naira.woff2'],
});

describe('an assembled page', () => {
  test('holds the rendered text where the application will look for it, to the letter', () => {
    expect(html).toContain('<div id="root"><main>₦ costs $& and $1</main></div>');
  });

  test('has one title and one description, both in the head', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain('<title>Terms</title><meta name="description" content="Rules"/>');
  });

  test('names its own address, for the server to complete', () => {
    expect(html).toContain('<link rel="canonical" href="%APP_URL%/terms">');
    expect(html).toContain('<meta property="og:image" content="%APP_URL%/og.png">');
  });

  test('quotes what would end an attribute', () => {
    expect(html).toContain('content="Rules about “money” &amp; more, &quot;quoted&quot;"');
  });

  test('asks for its code, after style and fonts', () => {
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/naira.woff2" crossorigin>',
    );
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms.js">',
    );
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
  });
});

test('a template without a place for the page is refused', () => {
  const other = template.replace('<div id="root"></div>', '');
  expect(() => assemblePage({ template: other, page, rendered, modules: [], fonts: [] })).toThrow(
    'does not hold',
  );
});
