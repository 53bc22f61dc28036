import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { rareWord } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

/** Visible without scrolling, and not behind the bottom bar. */
async function expectOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const below = async () => {
    const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
    const box = await part.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0) - (bar?.y ?? 0);
  };
  await expect.poll(below).toBeLessThanOrEqual(0);
}

const pagesOfSeller = [
  '',
  '/wallet',
  '/my-purchases',
  '/my-sales',
  '/my-listings',
  '/offers',
  '/marketplace',
];

test('a phone never shows a page wider than its screen, also while the data is on its way', async ({
  browser,
}) => {
  const screen = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signIn(page, demo.seller);
  await page.addInitScript(() => {
    const widest = { px: 0 };
    Object.assign(window, { widest });
    const look = () => {
      widest.px = Math.max(widest.px, document.documentElement?.scrollWidth ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  for (const path of pagesOfSeller) {
    await page.goto(`/dashboard${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    const widest = await page.evaluate(() => (window as unknown as { widest: { px: number } }).widest.px);
    expect.soft(widest, path).toBe(screen.width);
  }
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('a handle as long as a line is broken, and no page grows wider than a small phone', async ({ page }) => {
  const handle = `Channel${rareWord()}${'OfEverythingThatIsCookedInLagos'.repeat(2)}`;
  const deal = await preparePurchase(page.request, {
    platform: 'youtube',
    handover_kind: 'role',
    username: undefined,
    password: undefined,
    handle,
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const expectToFit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByText(handle).first()).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  };
  await expectToFit(`/listing/${deal.listing.id}`);
  const id = await buyListing(page.request, deal);
  await signIn(page, deal.buyer);
  for (const path of ['/dashboard/my-purchases', `/dashboard/handovers/${id}`, '/dashboard'])
    await expectToFit(path);
  await signIn(page, deal.seller);
  for (const path of ['/dashboard/my-sales', '/dashboard/handovers', '/dashboard/my-listings'])
    await expectToFit(path);
});

test('a long handle pushes nothing out of a conversation or a question', async ({ page }) => {
  const handle = `Channel${rareWord()}${'OfEverythingThatIsCookedInLagos'.repeat(2)}`;
  const { seller, buyer, listing } = await preparePurchase(page.request, {
    platform: 'youtube',
    handover_kind: 'role',
    username: undefined,
    password: undefined,
    handle,
  });
  await callAs(page.request, buyer, 'makeOffer', { params: { id: listing.id }, body: { amount: 100_000 } });
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('the conversation about the offer', async () => {
    await signIn(page, buyer);
    await page.goto('/dashboard/offers');
    await page.getByRole('link', { name: 'Conversation' }).click();
    await expect(page.getByRole('link', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('the question before the offer is accepted', async () => {
    await signIn(page, seller);
    await page.goto('/dashboard/offers?side=received');
    await page.getByRole('button', { name: 'Accept' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(handle);
    expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

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
    await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(260);
    await expect(main.getByText(/\b0 watching/)).toHaveCount(0);
    await expectGoodPage(page);
  });

  await test.step('purchases: the newest one in the upper half, and the choices beside the search', async () => {
    await page.goto('/dashboard/my-purchases');
    const purchases = page.getByRole('region', { name: 'Your purchases', exact: true });
    const newest = purchases.getByRole('heading').first();
    await expectOnFirstScreen(page, newest);
    // The figures stand below the list, so the account is in the upper half.
    await expect.poll(async () => (await newest.boundingBox())?.y).toBeLessThan(844 / 2);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Platform and order' }).click();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
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
