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
    /** What every page needs: the frameworks, the ground of the design system, failures and toasts. */
    name: 'core',
    test: anyOf(
      packages(
        'react',
        'react-dom',
        'scheduler',
        'react-router',
        'tailwind-merge',
        'clsx',
        'class-variance-authority',
        '@radix-ui/react-slot',
        '@radix-ui/react-compose-refs',
      ),
      /vite\/preload-helper/,
      /\/lucide-react\/dist\/esm\/(?:shared|Icon|context|createLucideIcon|defaultAttributes|icons\/(?:sun|moon|menu|rotate-cw|search|x)\.)/,
      /\/web\/src\/(?:config|components\/(?:brand|theme))\//,
      /\/web\/src\/components\/(?:art\/(?:art-frame|unplugged-art)|ui\/(?:button|empty-state|error-state|spinner|toast|toast-host))\./,
      /\/web\/src\/(?:components\/shell\/inside-main|lib\/class-)/,
    ),
  },
  {
    /** The frame of the pages that need no session. */
    name: 'public',
    test: /\/web\/src\/(?:app\/public\/(?!site-footer)|lib\/(?:auth\/auth-store|use-near-viewport)\.)/,
  },
  {
    /** What visitors of the market need as well as people with a session; they do not need the session group. */
    name: 'visit',
    test: anyOf(
      /\/web\/src\/lib\/(?:api\/(?:public-reader|read-public|api-error)|auth\/return-path|money|counts|lazy|copy-text|split-matches)\./,
      /\/web\/src\/components\/ui\/(?:badge|copy-button|highlighted)\./,
      icons('arrow-right', 'badge-check', 'check', 'copy', 'star'),
    ),
  },
  {
    /** Every icon that two pages share; what only one page draws stays with it. */
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\//,
    minShareCount: 2,
  },
  {
    /** Small parts that most pages are made of, those of the market and of the sign-in as well. */
    name: 'parts',
    test: anyOf(
      /\/web\/src\/components\/(?:art\/(?:chat|market-stall|wallet)-art|ui\/(?:avatar|card|input|kbd|load-more|loading-region|menu-classes|section-card|skeleton))\./,
      /\/web\/src\/lib\/dates\./,
    ),
  },
  {
    /** What every page with a session needs: calls, queries and the contract's common part. */
    name: 'session',
    test: anyOf(
      packages('@tanstack', 'zod'),
      /\/contract\/src\/(?:access|accounts|activity|dashboard|endpoint|envelope|errors?|error-sentences|money|notifications|page|system|text|unread-messages|wallet-stats)\./,
      /\/web\/src\/lib\/(?:(?:api|auth|live)\/|(?:query-keys|use-narrow-screen)\.)/,
      /\/web\/src\/(?:app\/guards\/use-|shared\/(?:account\/resend|deals\/refresh))/,
    ),
  },
  {
    /** The frame of both portals and their dashboards. */
    name: 'portal',
    test: anyOf(
      /\/web\/src\/app\/layouts\/(?:portal|user-navigation)/,
      /\/web\/src\/components\/shell\/portal-frame\./,
      /\/web\/src\/features\/(?:dashboard|notifications\/components\/(?:latest-notifications|notification-list))/,
    ),
  },
  {
    /** Small things that most other pages of the portals are made of. */
    name: 'page-parts',
    test: anyOf(
      /\/web\/src\/components\/ui\/(?:breadcrumb|facts|notice|page-header|table|table-skeleton|textarea)\./,
      /\/web\/src\/lib\/(?:minimum-busy|random-id|save-file|submission-key|use-address-state|use-debounced|use-file-drop|use-focus-fallback|use-search-text)\./,
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
