import { fieldTable } from './api-docs/field-table.ts';
import { Html, html, prose } from './api-docs/html.ts';
import { operationSection } from './api-docs/operation-section.ts';
import { style } from './api-docs/style.ts';
import type { OpenApiDocument } from './openapi/types.ts';

/** The API description as one page without scripts: a table of contents, then every call in its chapter. */
export function apiDocsPage(document: OpenApiDocument): string {
  const chapters = document.tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }));
  const shapes = Object.entries(document.components.schemas);
  const { info } = document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<div class="page">
<nav aria-label="Contents">
<a class="mark" href="/">Oja</a>
<details>
<summary>Contents</summary>
${chapters.map(
  (chapter) =>
    html`<h2>${chapter.name}</h2><ul>${chapter.calls.map(
      ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
    )}</ul>`,
)}
<h2>Shapes</h2>
<ul>${shapes.map(([name]) => html`<li><a href="#shape-${name}">${name}</a></li>`)}</ul>
</details>
</nav>
<main>
<h1>${info.title}</h1>
<p class="lead">${prose(info.description)}</p>
<p class="soft">Version ${info.version} at ${document.servers.map((server) => server.url)}. For programs:
<a href="/api/openapi.json">openapi.json</a>. <a href="${info.license.url}">${info.license.name}</a>.</p>
${chapters.map(
  (chapter) =>
    html`<section><h2>${chapter.name}</h2><p>${chapter.description}</p>${chapter.calls.map((call) =>
      operationSection(call, document),
    )}</section>`,
)}
<section><h2>Shapes</h2><p>What several calls have in common.</p>
${shapes.map(
  ([name, schema]) =>
    html`<article id="shape-${name}"><h3>${name}</h3>${
      schema.description && html`<p class="soft">${schema.description}</p>`
    }${fieldTable(schema, name.endsWith('Input') ? 'sent' : 'answered')}</article>`,
)}
</section>
</main>
</div>
</body>
</html>
`.text;
}

function callsOf(document: OpenApiDocument, tag: string) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}
