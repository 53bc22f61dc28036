import { describe, expect, test } from 'vitest';
import { linkTo, type MailContent, type MailStyle, renderMail } from './mail-template.ts';

const STYLES: MailStyle[] = ['modern', 'minimal', 'classic', 'branded'];
const CONTENT: MailContent = {
  appUrl: 'https://oja.example',
  style: 'modern',
  preheader: 'Held until you confirm',
  title: 'Your purchase is in escrow',
  greeting: 'Hello Ada,',
  paragraphs: ['You bought @lagosfoodie.', 'First line\nsecond line'],
  facts: [
    ['Order', 'TXN-000123'],
    ['Price', '₦185,000.00'],
  ],
  action: { label: 'Open purchase', path: '/dashboard/purchases?id=7&from=mail' },
  footnote: 'If this was not you, write to support.',
};
const HOSTILE = `<script>alert(1)</script> & "x" onmouseover='y' </td><a href="https://evil.example">`;

const hrefsOf = (html: string) =>
  [...html.matchAll(/\s(?:href|src|background|action)\s*=\s*"([^"]*)"/g)].map(([, url]) => url);
const tagsOf = (html: string) => html.replaceAll(/<!doctype[^>]*>/g, '').match(/<\/?[a-z][a-z0-9]*/g) ?? [];

describe.each(STYLES)('the %s mail', (style) => {
  test('has the same content in both parts', () => {
    const { html, text } = renderMail({ ...CONTENT, style });
    for (const words of [
      'Your purchase is in escrow',
      'Hello Ada,',
      'You bought @lagosfoodie.',
      'TXN-000123',
      '₦185,000.00',
      'Open purchase',
      'If this was not you',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(html).toContain('Held until you confirm');
    expect(html).toContain('First line<br>second line');
    expect(text).toContain('First line\nsecond line');
    expect(text).toContain('Open purchase:\nhttps://oja.example/dashboard/purchases?id=7&from=mail\n');
  });

  test('is laid out in tables with inline styles, in brand green, and knows dark mode', () => {
    const { html } = renderMail({ ...CONTENT, style });
    expect(html).toContain('<table role="presentation"');
    expect(html).toContain('#0B6B4F');
    expect(html).toContain('content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(html.length).toBeLessThan(20_000);
  });

  test('shows hostile input as text, in every field', () => {
    const { html } = renderMail({
      appUrl: CONTENT.appUrl,
      style,
      preheader: HOSTILE,
      title: HOSTILE,
      greeting: HOSTILE,
      paragraphs: [HOSTILE],
      facts: [[HOSTILE, HOSTILE]],
      action: { label: HOSTILE, path: '/dashboard' },
      footnote: HOSTILE,
    });
    const harmless = 'words';
    const plain = renderMail({
      appUrl: CONTENT.appUrl,
      style,
      preheader: harmless,
      title: harmless,
      greeting: harmless,
      paragraphs: [harmless],
      facts: [[harmless, harmless]],
      action: { label: harmless, path: '/dashboard' },
      footnote: harmless,
    });
    expect(tagsOf(html)).toEqual(tagsOf(plain.html));
    expect(hrefsOf(html)).toEqual(['https://oja.example/dashboard', 'https://oja.example/dashboard']);
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(9);
  });
});

describe('the content of a mail', () => {
  test('may leave out everything but title and paragraphs', () => {
    const { html, text } = renderMail({
      appUrl: 'http://localhost:3000',
      style: 'modern',
      title: 'Hi',
      paragraphs: ['There'],
    });
    expect(text).toBe('Hi\n\nThere\n\n--\nOja, localhost:3000\nOja never asks for your password by mail.\n');
    expect(hrefsOf(html)).toEqual([]);
    expect(html).not.toContain('undefined');
  });

  test('cannot fake further lines from a name or a fact', () => {
    const { text } = renderMail({
      ...CONTENT,
      greeting: 'Hello Ada,\r\n\r\nReset your password: evil',
      facts: [['Buyer', 'Ada\nPrice: ₦1']],
    });
    expect(text).toContain('Hello Ada, Reset your password: evil\n');
    expect(text).toContain('Buyer: Ada Price: ₦1\n');
  });

  test('loses control characters and those that turn the direction of writing', () => {
    const { html, text } = renderMail({
      ...CONTENT,
      title: 'a\0b\u202Ec\u2066d',
      paragraphs: ['e\u0007f\u202Eg'],
    });
    for (const part of [html, text]) expect(part).not.toMatch(/(?!\n)[\p{Cc}\u202E\u2066]/u);
  });
});

describe('links in mails', () => {
  test.each([
    ['https://oja.example', '/x?a=1#b', 'https://oja.example/x?a=1#b'],
    ['https://oja.example/', '/x', 'https://oja.example/x'],
    ['https://oja.example/market/', '/x', 'https://oja.example/market/x'],
    ['http://localhost:3000', '/', 'http://localhost:3000/'],
  ])('lead from %s and %s to %s', (appUrl, path, url) => {
    expect(linkTo(appUrl, path)).toBe(url);
  });

  test.each([
    '',
    'x',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' /x',
    '/x y',
    '/\t/evil.example',
    '/x\r\nBcc: a@b.c',
    '/a\\b',
    '@evil.example',
    '.evil.example',
  ])('are refused for the path %j', (path) => {
    expect(() => renderMail({ ...CONTENT, action: { label: 'Go', path } })).toThrow(
      /may only link to a path of Oja/,
    );
  });

  test.each(['', 'oja.example', 'javascript:alert(1)', 'ftp://oja.example', 'https://user@oja.example'])(
    'are refused for the application address %j',
    (appUrl) => {
      expect(() => renderMail({ ...CONTENT, appUrl })).toThrow(/APP_URL is not a web address/);
    },
  );
});
