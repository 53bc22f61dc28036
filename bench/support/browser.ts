import { type Browser, chromium } from '@playwright/test';
import { closing } from './closing.ts';

export type OpenBrowser = { browser: Browser } & AsyncDisposable;

/** The system's Chromium without background requests of its own. */
export async function openBrowser(options: { debuggingPort?: number } = {}): Promise<OpenBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // The run closes the browser itself on a signal.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(options.debuggingPort ? [`--remote-debugging-port=${options.debuggingPort}`] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return { browser, ...closing(() => browser.close()) };
}
