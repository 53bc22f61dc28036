import type { Locator, Page } from '@playwright/test';
import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

/** Visible without scrolling, and not behind the bottom bar. */
async function expectOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
  const box = await part.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

test('a phone shows what a page is about on its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');

  await test.step('the market: number found, and a card with its price', async () => {
    await signIn(page, demo.buyer);
    await page.goto('/dashboard/marketplace');
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    await expect(main.getByText(/^\d+\+? accounts?$/)).toBeVisible();
    await expectOnFirstScreen(page, card.getByText(/₦[\d,.]+/));
    await expectOnFirstScreen(page, card.getByRole('button', { name: 'Buy Now' }));
    expect((await card.boundingBox())?.height).toBeLessThan(260);
    await expect(main.getByText(/\b0 watching/)).toHaveCount(0);
    await expectGoodPage(page);
  });

  await test.step('purchases: the newest one', async () => {
    await page.goto('/dashboard/my-purchases');
    await expectOnFirstScreen(
      page,
      page.getByRole('region', { name: 'Your purchases', exact: true }).getByRole('heading').first(),
    );
    await expectGoodPage(page);
  });

  await test.step('the wallet: money in and out', async () => {
    await page.goto('/dashboard/wallet');
    await expect(main.getByText('Available Balance')).toBeVisible();
    await expectOnFirstScreen(page, main.getByRole('button', { name: 'Add Funds' }).first());
    await expectOnFirstScreen(page, main.getByRole('button', { name: 'Withdraw Funds' }));
    await expectGoodPage(page);
  });

  await test.step('own listings: the newest one, without its id', async () => {
    await signIn(page, demo.seller);
    await page.goto('/dashboard/my-listings');
    await expectOnFirstScreen(page, main.getByRole('heading', { level: 2 }).first());
    await expect(main.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/).first()).toBeHidden();
    await expectGoodPage(page);
  });
});
