import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('./web/src', import.meta.url));

/** They replace or reload modules, or change the window for good, so each has a module graph and a window of its own. */
const replacesModules = {
  server: [
    'server/src/modules/money/payouts/payout-storm.test.ts',
    'server/src/modules/people/accounts/sign-in-races.test.ts',
    'server/src/modules/portals/users/account-storm.test.ts',
  ],
  components: [
    'web/src/app/layouts/adaptive-layout.test.tsx',
    'web/src/features/user-view/start-view.test.tsx',
    'web/src/lib/auth/auth-provider.test.tsx',
    'web/src/shared/work/use-next-toast.test.tsx',
  ],
};

const components = {
  environment: 'happy-dom',
  setupFiles: ['web/test/reset.ts'],
  testTimeout: 30_000,
};

const server = {
  globalSetup: ['server/test/database-server.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * Pure tests run at once, those of components and hooks in a DOM; those of the server share one PostgreSQL, started by
 * their global setup. A worker imports a module once for all its files, because importing took most of the time: every
 * server file starts an Oja of its own, and `web/test/reset.ts` undoes what a component test leaves.
 */
export default defineConfig({
  resolve: { alias: { '@': web } },
  test: {
    // Left to itself Vitest keeps one core free, which on a machine of two is half of it.
    maxWorkers: Math.max(2, availableParallelism()),
    // A busy machine takes longer than the second that is the default; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'web/src/**/*.test.ts',
            'paystack-simulator/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/src/domain/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...components,
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          exclude: replacesModules.components,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...components, name: 'components, isolated', include: replacesModules.components },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/src/domain/**', '**/node_modules/**', ...replacesModules.server],
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'server, isolated', include: replacesModules.server } },
    ],
  },
});
