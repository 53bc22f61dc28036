import { endpoints } from '@oja/contract';
import { describe, expect, test } from 'vitest';
import { apiDocsPage } from './api-docs-page.ts';
import { openApiDocument } from './openapi/document.ts';

const document = openApiDocument(endpoints, 'https://market.oja.test');
const page = apiDocsPage(document);

describe('the API page', () => {
  test('shows every call with its method, path, access and errors', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const article = articleOf(page, operation.operationId);
        expect(article).toContain(`>${method.toUpperCase()}<`);
        expect(article.replaceAll('<wbr>', '')).toContain(`<code>${path}</code>`);
        expect(article).toContain(operation.description);
        expect(article).toContain('internal_error');
      }
    }
  });

  test('shows the fields of a body and an example of it', () => {
    const article = articleOf(page, 'login');
    expect(article).toMatch(
      /<code>remember<\/code><\/td><td>true or false<\/td><td><span class="note">optional/,
    );
    expect(article).toContain('&#34;email&#34;: &#34;ada@example.com&#34;');
  });

  test('names both forms of a reply and links to the shapes they use', () => {
    const article = articleOf(page, 'login');
    expect(article).toContain('<summary>Signed in</summary>');
    expect(article).toContain('<summary>A code is needed</summary>');
    expect(article).toContain('<a href="#shape-TwoFactorChallenge">');
  });

  test('has no link within itself that leads nowhere, and no place twice', () => {
    const places = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(places).size).toBe(places.length);
    expect(links.filter((link) => !places.includes(link))).toEqual([]);
  });

  test('keeps to a policy without scripts, frames or anything from elsewhere', () => {
    expect(page).not.toMatch(/<script|<iframe|<img|<link|\son\w+=|javascript:|url\(|@import/i);
  });

  test('escapes whatever the description says', () => {
    const evil = `"><script>alert('x')</script>`;
    const poisoned: typeof document = JSON.parse(
      JSON.stringify(document, (_key, value) => (value === 'ada@example.com' ? evil : value)),
    );
    const login = poisoned.paths['/api/auth/login']?.post;
    if (login === undefined) throw new Error('there is no sign-in to poison');
    Object.assign(login, { summary: evil, description: evil, operationId: evil });
    Object.assign(poisoned.info, { title: evil, description: `\`${evil}\`` });
    poisoned.paths[`/${evil}`] = { [evil]: login };
    const escaped = apiDocsPage(poisoned);
    expect(escaped).not.toContain('<script');
    expect(escaped).toContain('&#60;script&#62;alert(&#39;x&#39;)');
  });
});

function articleOf(html: string, id: string): string {
  const start = html.indexOf(`<article id="${id}">`);
  expect(start, `no article for ${id}`).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf('</article>', start));
}
