import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('./web/src', import.meta.url));

/** They replace a module, so each has a module graph of its own. */
const replacesModules = [
  'server/src/modules/money/payouts/payout-storm.test.ts',
  'server/src/modules/people/accounts/sign-in-races.test.ts',
  'server/src/modules/portals/users/account-storm.test.ts',
];

const server = {
  globalSetup: ['server/test/database-server.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * Pure tests run at once, those of components and hooks in a DOM; those of the server share one PostgreSQL, started by
 * their global setup. A worker imports the modules of the server once for all its files: every file starts an Oja of its
 * own, and importing took most of the time.
 */
export default defineConfig({
  resolve: { alias: { '@': web } },
  test: {
    // Left to itself Vitest keeps one core free, which on a machine of two is half of it.
    maxWorkers: Math.max(2, availableParallelism()),
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
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/test/reset.ts'],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/src/domain/**', '**/node_modules/**', ...replacesModules],
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'server, isolated', include: replacesModules } },
    ],
  },
});
