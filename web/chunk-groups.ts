/**
 * Which code shares a file. Left alone, the bundler gives every combination of users its own small file; what the
 * first page needs then comes in sixteen of them, and small files compress badly. Two groups make five files of
 * them and save 4 KB.
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
      /\/lucide-react\/dist\/esm\/(?:shared|Icon|context|createLucideIcon|defaultAttributes|icons\/(?:sun|moon|menu|x)\.)/,
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
    test: /\/web\/src\/lib\/(?:api\/(?:read-public|api-error)|auth\/return-path|money|counts)\./,
  },
  {
    /** What every page with a session needs: calls, queries and the words of the contract's common part. */
    name: 'session',
    test: anyOf(
      packages('@tanstack', 'zod'),
      /\/contract\/src\/(?:access|accounts|endpoint|envelope|errors?|error-sentences|money|notifications|page|system|text|wallet-stats)\./,
      /\/web\/src\/lib\/(?:api|auth|live)\//,
      /\/web\/src\/lib\/(?:money|use-narrow-screen)\./,
    ),
  },
];

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join('|')})/`);
}

function anyOf(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
