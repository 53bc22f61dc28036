import type { Page } from '@playwright/test';
import { demo, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page stands once the cards above have their height, which moves it. */
async function restingPlace(page: Page): Promise<number> {
  let place = await scrollTop(page);
  const moved = async () => {
    const last = place;
    place = await scrollTop(page);
    return place - last;
  };
  await expect.poll(moved, { intervals: [300] }).toBe(0);
  return place;
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`Back from a listing leads to the same card on ${device}, and everything else starts at the top`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, demo.buyer);
    // By followers, because new accounts of other journeys have too few to move these cards.
    await page.goto('/dashboard/marketplace?sort=followers');
    const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').nth(14);
    await link.scrollIntoViewIfNeeded();
    // Cards on the way take their true height when they come near.
    await expect(link).toBeInViewport();
    const handle = (await link.textContent()) ?? '';
    await page.evaluate(() => window.scrollBy(0, 40));
    const before = await restingPlace(page);
    expect(before).toBeGreaterThan(600);

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: handle })).toBeVisible();
    await expect.poll(() => scrollTop(page), 'a forward navigation starts at the top').toBe(0);

    await page.goBack();
    const again = page.getByRole('main').getByRole('link', { name: handle, exact: true });
    await expect(again).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(before);

    await page.goto('/dashboard/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scrollTop(page), 'a full page load starts at the top').toBe(0);

    await page.goBack();
    await expect(again).toBeInViewport();
    await expect.poll(() => scrollTop(page), 'also from another document').toBe(before);
  });
}
