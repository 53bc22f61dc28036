import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('./web/src', import.meta.url));

/** Pure tests run at once; those of the server share one PostgreSQL, started by their global setup. */
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
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/src/domain/**', '**/node_modules/**'],
          globalSetup: ['server/test/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
