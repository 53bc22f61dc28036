/**
 * Which code shares a file. Left alone, the bundler gives every combination of users its own small file; what the
 * first page needs then comes in sixteen of them, and small files compress badly. The first file of every page also
 * names all others, so each of them weighs on a first visit, whether it is loaded or not: hence the groups of icons and
 * of small parts, which no public page loads.
 */
export const chunkGroups = [
  {
    /** What every page needs: the frameworks and the ground of the design system. */
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
      /\/lucide-react\/dist\/esm\/(?:shared|Icon|context|createLucideIcon|defaultAttributes|icons\/(?:sun|moon|menu|rotate-cw|x)\.)/,
      /\/web\/src\/(?:config|components\/(?:brand|theme))\//,
      /\/web\/src\/(?:lib\/class-|components\/ui\/(?:button|spinner)\.)/,
    ),
  },
  {
    /** The frame of the pages that need no session. */
    name: 'public',
    test: /\/web\/src\/(?:app\/public\/(?!site-footer)|lib\/(?:auth\/(?:auth-store|is-staff-user)|use-near-viewport)\.)/,
  },
  {
    /** What visitors of the market need as well as people with a session; they must not fetch the next group for it. */
    name: 'visit',
    test: anyOf(
      /\/web\/src\/lib\/(?:api\/(?:read-public|api-error)|auth\/return-path|money|counts|once)\./,
      /\/web\/src\/components\/ui\/badge\./,
      icons('arrow-right', 'badge-check', 'check', 'copy', 'star'),
    ),
  },
  {
    /** What every page with a session needs: calls, queries and the words of the contract's common part. */
    name: 'session',
    test: anyOf(
      packages('@tanstack', 'zod'),
      /\/contract\/src\/(?:access|accounts|activity|endpoint|envelope|errors?|error-sentences|money|notifications|page|system|text|unread-messages|wallet-stats)\./,
      /\/web\/src\/lib\/(?:api|auth|live)\//,
      /\/web\/src\/lib\/(?:money|use-narrow-screen)\./,
    ),
  },
  {
    /** The icons of the portals' frames and dashboards. */
    name: 'portal-icons',
    test: icons(
      'arrow-down-right',
      'arrow-down-to-line',
      'arrow-left',
      'arrow-up-from-line',
      'arrow-up-right',
      'badge-exclamation-point',
      'ban',
      'bell',
      'briefcase-business',
      'calendar-clock',
      'camera',
      'chevron-down',
      'circle-dollar-sign',
      'circle-exclamation-point',
      'circle-off',
      'clipboard-list',
      'clipboard-x',
      'eye-off',
      'flag',
      'gift',
      'hand-coins',
      'handshake',
      'headset',
      'heart',
      'id-card',
      'key-round',
      'layout-dashboard',
      'life-buoy',
      'mail-check',
      'mail-exclamation-point',
      'medal',
      'message-square',
      'messages-square',
      'monitor-smartphone',
      'package-check',
      'panel-left-close',
      'panel-left-open',
      'scale',
      'settings',
      'shield-check',
      'shield-exclamation-point',
      'shopping-bag',
      'store',
      'tags',
      'triangle-exclamation-point',
      'undo-2',
      'user-cog',
      'user-plus',
      'wallet',
      'wallet-minimal',
    ),
  },
  {
    /** Every other icon that two pages share; what only one page draws stays with it. */
    name: 'page-icons',
    test: /\/lucide-react\/dist\/esm\/icons\/(?!(?:arrow-down|eye|lock-keyhole|mail|plus|search)\.)/,
    minShareCount: 2,
  },
  {
    /** What the dashboards are made of. */
    name: 'portal-parts',
    test: /\/web\/src\/components\/ui\/(?:card|control-classes|field-context|input|kbd|load-more|loading-region|menu-classes|section-card|skeleton)\./,
  },
  {
    /** Small things that most other pages of the portals are made of. */
    name: 'page-parts',
    test: anyOf(
      /\/web\/src\/components\/ui\/(?:breadcrumb|facts|notice|page-header|table|table-skeleton|textarea)\./,
      /\/web\/src\/lib\/(?:copy-text|minimum-busy|random-id|save-file|submission-key|use-address-state|use-debounced|use-file-drop|use-rescue-focus|use-search-text)\./,
    ),
  },
  {
    /** What every primitive stands on. */
    name: 'primitives',
    test: packages(
      '@radix-ui/primitive',
      '@radix-ui/react-context',
      '@radix-ui/react-direction',
      '@radix-ui/react-id',
      '@radix-ui/react-primitive',
      '@radix-ui/react-use-callback-ref',
      '@radix-ui/react-use-controllable-state',
      '@radix-ui/react-use-layout-effect',
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
