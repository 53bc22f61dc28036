import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * Every journey fails when the page reports an error, a violation of the content security policy or a failed script,
 * even if its own expectations hold. The pages of other people that it opened end with it: they would go on following
 * what happens, and take the time of the next journeys.
 */
export const test = base.extend<{ watched: undefined; others: undefined }>({
  others: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((other) => other !== context);
      await Promise.all(others.map((other) => other.close()));
    },
    { auto: true },
  ],
  watched: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        // A refused call is logged by the browser itself; some journeys test refusals.
        const isRefusedCall = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusedCall) faults.push(`console: ${message.text()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  configure(options: object): void;
  run(options: object): Promise<{ violations: Violation[] }>;
}

/**
 * What axe finds on the page, and whether it scrolls sideways. Every rule is asked in light; in dark the page has
 * other colours and nothing else, so only those are asked about again.
 */
export async function expectGoodPage(page: Page): Promise<void> {
  // The page itself is rendered, not only its frame.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A list whose next page is on its way is dimmed, and comes back in a transition. A busy button may stay busy.
  await expect(page.locator('[aria-busy="true"]:not(button)'), 'regions still loading').toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  // It stays in the document, also when the router changes the page, and is compiled and warm by then.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page, colorScheme), `axe, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
}

function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(async (choice) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(choice);
    const { axe } = window as unknown as { axe: Axe };
    // A menu, a list or a tooltip lies over the page, beside its landmarks: it belongs to what opened it.
    const regionMatcher =
      'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]';
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    const rules = choice === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, ...rules });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.html)
          .join(' | ')
          .slice(0, 400)}`,
    );
  }, colorScheme);
}

/** The toast that is on screen, also above a dialog, which hides everything else from screen readers. */
export function toast(page: Page, text: string | RegExp) {
  return page
    .getByRole('region', { name: /notifications/i, includeHidden: true })
    .getByText(text)
    .first();
}

/** Closes a dialog, a menu or a list by Escape, once it has the focus, is not busy, and has been drawn. */
export async function closeByEscape(layer: Locator): Promise<void> {
  await expect(layer.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => layer.evaluate((node) => node.contains(document.activeElement)), 'it has the focus')
    .toBe(true);
  await layer.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  await layer.page().keyboard.press('Escape');
  await expect(layer).toBeHidden();
}
