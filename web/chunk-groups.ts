/**
 * Which code shares a file. Left alone, the bundler gives every combination of pages its own small file: the dashboard
 * then comes in forty of them, and small files compress badly. The first file of every page also names all others, so
 * each of them weighs on a first visit, whether it is loaded or not.
 *
 * A group takes along what its modules import, unless an earlier group has it. So nothing that the public pages use may
 * be left to the portal: they would load all of it.
 */
export const chunkGroups = [
  {
    /** What every page needs: the frameworks, the frame of all pages, the ground of the design system, failures. */
    name: 'core',
    test: anyOf(
      packages('react', 'react-dom', 'scheduler', 'react-router', 'tailwind-merge'),
      /vite\/preload-helper/,
      /\/lucide-react\/dist\/esm\/(?:shared|Icon|context|createLucideIcon|defaultAttributes|icons\/(?:sun|moon|menu|rotate-cw|search|x)\.)/,
      /\/web\/src\/app\/(?:app-loading|root-layout|route-error)\./,
      /\/web\/src\/(?:config\/(?!admin-paths|minimum-busy|portal-timings)|components\/(?:brand\/|theme\/(?!theme-picker)))/,
      /\/web\/src\/components\/(?:art\/(?:art-frame|unplugged-art)|ui\/(?:button|empty-state|error-state|spinner|toast|toast-host))\./,
      /\/web\/src\/(?:components\/shell\/inside-main|lib\/class-)/,
      /\/web\/src\/(?:components\/static-part|lib\/(?:auth\/auth-store|use-near-viewport)|shared\/terms\/public-terms)\./,
    ),
  },
  {
    /** The frame of the pages that need no session. The descriptions of the landing page and the legal ones come with those. */
    name: 'public',
    test: /\/web\/src\/app\/public\/(?!site-footer|public-pages)/,
  },
  {
    /** What all public pages of the market need. None of it may import the contract's schemas or a query. */
    name: 'visit',
    test: anyOf(
      /\/contract\/src\/listing-labels\./,
      /\/web\/src\/lib\/(?:api\/(?:api-error|public-reader|read-public)|auth\/return-path|money|lazy)\./,
      /\/web\/src\/components\/(?:static-parts|ui\/(?:card|platform-mark))\./,
      /\/web\/src\/shared\/listings\/(?:came-from-results|listing-picture|compare\/compare-(?:button|store))\./,
      icons('arrow-left', 'flag', 'hand-coins', 'heart', 'scale'),
    ),
  },
  {
    /** What can be done on the page of a listing; the rest of it is only read, see static-listing.ts. No dashboard needs it. */
    name: 'listing-acts',
    test: anyOf(
      /\/web\/src\/(?:lib\/copy-text|shared\/(?:listings\/thumbnail-of|reports\/report-link|reviews\/reviews-below)|features\/public-market\/missing-page)\./,
      icons('message-circle', 'share-2'),
    ),
  },
  {
    /** Small things of the market's lists and of the portals that the page of a listing does without. */
    name: 'basics',
    test: anyOf(
      /\/web\/src\/(?:lib\/counts|components\/ui\/badge)\./,
      icons('badge-check', 'shield-check', 'star'),
    ),
  },
  {
    /** Lists of listings: the results of a search, those of a seller, similar ones. */
    name: 'results',
    test: anyOf(
      /\/web\/src\/components\/ui\/page-window\./,
      /\/web\/src\/shared\/listings\/(?:corrected-search|cover-text|listing-badges)\./,
      /\/web\/src\/features\/public-market\/(?:components\/public-card|logic\/market-(?:place|query))\./,
      icons('bell-plus'),
    ),
  },
  {
    /** Parts of forms and texts that pages with and without a session have, and the words of filters. */
    name: 'fields',
    test: anyOf(
      /\/contract\/src\/(?:claim-words|handover-(?:labels|words))\./,
      /\/web\/src\/(?:components\/ui\/(?:input|section-card)|shared\/listings\/listing-labels)\./,
      icons('eye'),
    ),
  },
  {
    /** What the Help Center and the comparison share with pages of the portals, the dashboards among them. */
    name: 'texts',
    test: anyOf(
      /\/web\/src\/(?:components\/ui\/(?:highlighted|notice)|lib\/split-matches)\./,
      icons(
        'check',
        'chevron-down',
        'circle-exclamation-point',
        'copy',
        'headset',
        'info',
        'mail',
        'plus',
        'tags',
        'triangle-exclamation-point',
      ),
    ),
  },
  {
    /** What a listing, a seller and the portals show of people and of time. */
    name: 'people',
    test: anyOf(
      /\/web\/src\/(?:components\/(?:art\/market-stall-art|ui\/avatar)|lib\/dates)\./,
      icons('arrow-right', 'banknote', 'clock', 'external-link', 'eye-off', 'key-round', 'package-check'),
    ),
  },
  {
    /** What every page with a session needs: calls, queries, the contract's common part and small parts of pages. */
    name: 'session',
    test: anyOf(
      packages('@tanstack', 'zod'),
      /\/contract\/src\/(?:access|account-standing|accounts|activity|dashboard|endpoint|envelope|error-sentences|money|notifications|page|system|text|unread-messages|wallet-stats)\./,
      /\/web\/src\/lib\/(?:(?:api\/(?!upload-api)|auth\/(?!two-factor-code)|live\/)|(?:query-keys|use-narrow-screen)\.)/,
      /\/web\/src\/(?:app\/(?:guards\/use-|live-updates|session-layout)|config\/portal-timings|shared\/(?:account\/resend|deals\/refresh))/,
      /\/web\/src\/components\/(?:art\/(?:chat|wallet)-art|list-keys\/keys-switch|ui\/(?:input|kbd|load-more|loading-region|menu-classes|skeleton))\./,
    ),
  },
  {
    /** Fetched with the first toast, without the icons of other pages. */
    name: 'toasts',
    test: /\/web\/src\/components\/ui\/toast-card\./,
  },
  {
    /** The frame of both portals and their dashboards. */
    name: 'portal',
    test: anyOf(
      /\/web\/src\/app\/(?:layouts\/(?:portal|user-navigation)|routes\/dashboard\/)/,
      /\/web\/src\/components\/shell\/portal-frame\./,
      /\/web\/src\/features\/(?:dashboard|notifications\/components\/(?:latest-notifications|notification-list))/,
    ),
  },
  {
    /** Every other icon that two pages share: the dashboards load none that they do not draw. */
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\//,
    minShareCount: 2,
  },
  {
    /** Small things that most other pages of the portals are made of. */
    name: 'page-parts',
    test: anyOf(
      /\/web\/src\/components\/ui\/(?:breadcrumb|page-header|table|table-skeleton|textarea)\./,
      /\/web\/src\/(?:config\/minimum-busy-times|lib\/minimum-busy)\./,
      /\/web\/src\/lib\/(?:random-id|save-file|submission-key|use-address-state|use-debounced|use-file-drop|use-focus-fallback|use-search-text)\./,
    ),
  },
  {
    /** What every primitive stands on. */
    name: 'primitives',
    test: packages(
      '@radix-ui/react-direction',
      '@radix-ui/react-id',
      '@radix-ui/react-use-size',
      '@radix-ui/react-visually-hidden',
    ),
  },
];

function icons(...names: string[]): RegExp {
  return new RegExp(`/lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`);
}

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join('|')})/`);
}

function anyOf(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
