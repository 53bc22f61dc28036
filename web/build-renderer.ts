/**
 * Builds the renderer of the public pages for the server: `node build-renderer.ts [folder of the build]`, after
 * `vite build` and under the same Node. It is the code of the browser, built once more for Node into `server/` below
 * the build, with shell.json beside it: what the build knows about the pages.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { pages } from '@oja/contract/pages';
import { build, type Manifest } from 'vite';
import type { PageShell } from './src/app/server-render/assemble-page.ts';
import { paths } from './src/config/paths.ts';

type Page = (typeof pages)[number];

const distFolder = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));
const manifestFolder = join(distFolder, '.vite');
const rendererFolder = join(distFolder, 'server');

/** The modules of each public page, by the path of its route. */
const sources: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['src/app/routes/landing/landing-page.tsx'],
  [paths.terms]: ['src/app/routes/legal/terms-page.tsx'],
  [paths.privacy]: ['src/app/routes/legal/privacy-page.tsx'],
  [paths.market.pattern]: withPublicLayout('src/features/public-market/routes/market-page.tsx'),
  [paths.listing.pattern]: withAdaptiveLayout('src/features/public-market/routes/listing-page.tsx'),
  [paths.compare.all]: withAdaptiveLayout('src/features/public-market/routes/compare-page.tsx'),
  [paths.seller.pattern]: withAdaptiveLayout('src/features/public-market/routes/seller-page.tsx'),
};

/** The modules of the pages that mails and notifications lead to. The dashboard itself comes with the frame of the portal. */
const portalSources = {
  '/dashboard': [],
  '/dashboard/marketplace': ['src/app/routes/marketplace/marketplace-page.tsx'],
  '/dashboard/offers': ['src/features/offers/routes/offers-page.tsx'],
  '/dashboard/my-listings': ['src/features/listings/routes/my-listings-page.tsx'],
  '/dashboard/my-sales': ['src/features/purchases/routes/my-sales-page.tsx'],
  '/dashboard/my-purchases': ['src/features/purchases/routes/my-purchases-page.tsx'],
  '/dashboard/handovers': ['src/features/handover/routes/handovers-page.tsx'],
  '/dashboard/handovers/:id': ['src/features/handover/routes/handover-page.tsx'],
  '/dashboard/disputes/:id': ['src/features/purchases/routes/dispute-page.tsx'],
  '/dashboard/cover/:id': ['src/features/cover/routes/cover-page.tsx'],
  '/dashboard/wallet': ['src/features/wallet/routes/wallet-page.tsx'],
  '/dashboard/messages': ['src/features/messages/routes/messages-page.tsx'],
  '/dashboard/help/tickets/:id': ['src/features/help/routes/ticket-page.tsx'],
} satisfies Partial<Record<Page, readonly string[]>>;

/** The modules of the pages of the sign-in, which visitors, mails and ended sessions lead to. */
const signInSources = {
  '/auth/login': ['src/app/guards/signed-out-only.tsx', 'src/features/auth/routes/login-page.tsx'],
  '/auth/register': ['src/app/guards/signed-out-only.tsx', 'src/features/auth/routes/register-page.tsx'],
  '/auth/confirm-email': ['src/features/auth/routes/confirm-email-page.tsx'],
} satisfies Partial<Record<Page, readonly string[]>>;

/** Letters with a font file of their own, see src/styles/fonts.css. */
const rareLetters = [
  { letter: '₦', font: 'inter-naira' },
  { letter: 'ọ', font: 'bricolage-grotesque-o-below' },
];

const template = await readFile(join(distFolder, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));

await build({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'warn',
  // Bundled whole, so that the result runs from anywhere, and of the icon packages only what is used is read.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/server-render/render-page.tsx',
    outDir: rendererFolder,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
await writeFile(join(rendererFolder, 'shell.json'), JSON.stringify(shellOf()));
await writeFile(join(rendererFolder, 'portal-pages.json'), JSON.stringify(portalPages()));
await writeFile(join(distFolder, 'index.html'), withPortalAhead());
// Only the build needs it, and it should not be served.
await rm(manifestFolder, { recursive: true });

function shellOf(): PageShell {
  return {
    template,
    modules: Object.fromEntries(Object.entries(sources).map(([path, modules]) => [path, modulesOf(modules)])),
    fonts: rareLetters.map(({ letter, font }) => ({
      letter,
      file: entryOf(`src/styles/fonts/${font}.woff2`).file,
    })),
  };
}

/** A page served as index.html itself leads to a portal, most likely the users': its table of pages is fetched ahead. */
function withPortalAhead(): string {
  const { file } = entryOf('src/app/user-portal-routes.ts');
  return template.replace('</head>', `  <link rel="modulepreload" crossorigin href="/${file}">\n  </head>`);
}

/**
 * A page of the portal or the sign-in shows nothing before all of its code has arrived. Named in the HTML, the files come in one
 * round instead of one after another. The fonts are left to the style sheet: fetched ahead, they would share a slow line
 * with the code, and text is drawn without them.
 */
function portalPages(): Record<string, string> {
  const html = template.replace(/<link rel="preload" as="font"[^>]*>\s*/g, '');
  return Object.fromEntries(
    Object.entries(shellSources()).map(([path, modules]) => {
      const files = modulesOf(modules);
      const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      return [path, html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)];
    }),
  );
}

function shellSources(): Record<string, readonly string[]> {
  const below = (frame: readonly string[], sources: Record<string, readonly string[]>) =>
    Object.entries(sources).map(([path, modules]) => [path, [...frame, ...modules]]);
  return Object.fromEntries([
    ...below(['src/app/user-portal-routes.ts'], portalSources),
    ...below(['src/app/auth-routes.ts', 'src/app/layouts/auth-layout.tsx'], signInSources),
  ]);
}

function withPublicLayout(source: string): readonly string[] {
  return ['src/app/layouts/public-layout.tsx', source];
}

function withAdaptiveLayout(source: string): readonly string[] {
  return ['src/app/layouts/adaptive-layout.tsx', source];
}

/** The files these modules need beyond those that index.html names already. */
function modulesOf(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = entryOf(key);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...found].filter((file) => !template.includes(`/${file}`));
}

function entryOf(key: string) {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build holds no file for ${key}.`);
  return entry;
}
