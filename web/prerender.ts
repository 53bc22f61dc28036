/**
 * Writes the public pages as HTML into the built web application. Runs after `vite build`, under the same Node:
 * `node prerender.ts [folder of the build]`. A page is rendered by the very code of the browser, built once more
 * for Node, and put into the built index.html.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { assemblePage } from './src/app/prerender/assemble-page.ts';
import type * as PrerenderPage from './src/app/prerender/prerender-page.tsx';

const distFolder = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));
const manifestFolder = join(distFolder, '.vite');

/** Letters with a font file of their own, see src/styles/fonts.css. */
const rareLetters = [
  { letter: '₦', font: 'inter-naira' },
  { letter: 'ọ', font: 'bricolage-grotesque-o-below' },
];

const template = await readFile(join(distFolder, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));
const rendererFolder = await mkdtemp(join(tmpdir(), 'oja-prerender-'));
try {
  await writePages(await loadRenderer());
} finally {
  await rm(rendererFolder, { recursive: true, force: true });
}
await writeFile(join(distFolder, 'index.html'), withPortalAhead());
// Nobody else needs it, and it should not be served.
await rm(manifestFolder, { recursive: true });

async function writePages({ prerenderPage, publicPages }: typeof PrerenderPage) {
  for (const [name, page] of Object.entries(publicPages)) {
    const rendered = await prerenderPage(page.path);
    const modules = modulesOf(sourceOf(name));
    const html = assemblePage({ template, page, rendered, modules, fonts: fontsOf(rendered) });
    await writeFile(join(distFolder, page.file), html);
  }
}

async function loadRenderer(): Promise<typeof PrerenderPage> {
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    // Bundled whole, so that the result runs from anywhere, and of the icon packages only what is used is read.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender/prerender-page.tsx',
      outDir: rendererFolder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  return import(pathToFileURL(join(rendererFolder, 'prerender-page.js')).href);
}

/** Whoever gets index.html itself is on the way to a portal, most likely the users': its table of pages is fetched ahead. */
function withPortalAhead(): string {
  const { file } = entryOf('src/app/user-portal-routes.ts');
  return template.replace('</head>', `  <link rel="modulepreload" crossorigin href="/${file}">\n  </head>`);
}

function fontsOf(rendered: string): string[] {
  const names = rareLetters.filter(({ letter }) => rendered.includes(letter)).map(({ font }) => font);
  return names.map((name) => entryOf(`src/styles/fonts/${name}.woff2`).file);
}

function sourceOf(name: string): string {
  return name === 'home'
    ? 'src/app/routes/landing/landing-page.tsx'
    : `src/app/routes/legal/${name}-page.tsx`;
}

/** The files the page needs beyond those that index.html names already. */
function modulesOf(source: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = entryOf(key);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...found].filter((file) => !template.includes(`/${file}`));
}

function entryOf(key: string) {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build holds no file for ${key}.`);
  return entry;
}
