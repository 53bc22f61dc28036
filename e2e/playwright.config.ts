import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/**
 * Browser tests run against the built application with a data folder of their own. The configuration is read once
 * by the runner and again by each worker, so what must be the same for all of them travels in the environment.
 */
process.env.OJA_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'oja-e2e-'));
// Below the ports that the system gives to connections, any of which may be in use.
process.env.OJA_E2E_PORT ??= String(20_000 + (process.pid % 12_000));
const port = process.env.OJA_E2E_PORT;
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every step costs a third of the run: OJA_E2E_TRACE=1 records when a failure has to be understood.
    trace: process.env.OJA_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Files that the worker answers are seen by no page.route; the journeys about the worker allow it.
    serviceWorkers: 'block',
    // Only the journey about the overlay between pages waits for it, and that one asks for motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      // The journeys tagged so once more, with a finger on a phone.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
    env: { PORT: port, DATA_DIR: process.env.OJA_E2E_DATA, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
  },
});
