import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { registerPerson, signIn } from '../support/people.ts';
import { buyListing, endWindowIn, preparePurchase } from '../support/purchases.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

const purchases = '/dashboard/my-purchases';
const cardOf = (page: Page, handle: string) =>
  page
    .getByRole('region', { name: 'Your purchases', exact: true })
    .locator('> div')
    .filter({ has: page.getByRole('heading', { name: handle }) });

test('buy, reveal, confirm', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { buyer, listing } = await preparePurchase(page.request);
  await signIn(page, buyer);

  await test.step('buys', async () => {
    await page.goto(`/dashboard/marketplace?buy=${listing.id}`);
    const buyNow = page.getByRole('dialog').getByRole('button', { name: 'Buy Now' });
    await expect(buyNow).toBeVisible();
    // The sale takes the listing off the market while the page still waits for other news: its buyer is told and led
    // on all the same.
    const balance = Promise.withResolvers<void>();
    await page.route('**/api/wallet/stats', async (route) => {
      await balance.promise;
      await route.fallback();
    });
    // U159, U852, U160, U161
    await buyNow.click();
    await expect(toast(page, 'Purchase Initiated')).toBeVisible();
    await page.waitForURL(`**${purchases}`);
    balance.resolve();
  });

  const card = cardOf(page, listing.handle);
  await test.step('reads the card', async () => {
    // U036, U239, U259, U260, U261, U262, U263, U264, U265
    await expect(
      page.getByRole('heading', { name: 'Manage your purchased social media accounts', level: 1 }),
    ).toBeVisible();
    for (const text of [
      'TikTok',
      'Music & Entertainment',
      '₦120,000.00',
      'Pending',
      'somebody@example.com',
    ]) {
      await expect(card.getByText(text).first()).toBeVisible();
    }
    await expect(card.getByText(/account that grew by itself/)).toBeVisible();
    await expect(card.getByText(/^Bought \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  });

  await test.step('copies and reveals the credentials', async () => {
    // U266, U267, U269, U270; the password waits behind its button, and every look is on record.
    const logged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reveals')) logged.push(request.postDataJSON().what);
    });
    // What cannot be noted is not copied either.
    await page.route('**/reveals', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
    await card.getByRole('button', { name: /Copy the password/ }).click();
    await expect(toast(page, 'Could not copy')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('platform-password');
    expect(logged.splice(0)).toEqual(['copied_password']);
    await card.getByRole('button', { name: /Copy the username/ }).click();
    await expect(toast(page, 'Username copied!')).toBeVisible();
    await card.getByRole('button', { name: /Copy the password/ }).click();
    await expect(toast(page, 'Password copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('platform-password');
    await expect(card.getByText('platform-password')).toHaveCount(0);
    await card.getByRole('button', { name: /Show the password/ }).click();
    await expect(card.getByText('platform-password')).toBeVisible(); // U268
    await expect.poll(() => logged).toEqual(['copied_username', 'copied_password', 'shown']);
  });

  await test.step('watches the countdown', async () => {
    // U563, U573, U574: it counts every second.
    const timer = card.getByRole('timer');
    await expect(timer).toHaveText(/^0[67]d \d\dh \d\dm \d\ds$/);
    const first = await timer.textContent();
    await expect(timer).not.toHaveText(first ?? '');
    await expect(card.getByRole('button', { name: 'File Dispute' })).toBeVisible(); // U564
    await expectGoodPage(page);
  });

  const ask = page.getByRole('alertdialog');
  await test.step('is warned that nothing is ticked off, and ticks the list', async () => {
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(ask.getByText(/^You have not ticked anything off/)).toBeVisible();
    await expect(ask.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: 'What to change first' }).click();
    const list = page.getByRole('dialog');
    await list.getByRole('checkbox', { name: 'Done: Password' }).click();
    await expect(list.getByText(/^Ticked off on/)).toBeVisible();
    await expectGoodPage(page);
    await closeByEscape(list);
  });

  await test.step('confirms', async () => {
    // U271, U566, U712, U858, U585, U576, U248, U249, U250
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(ask.getByText(/^You have not ticked anything off/)).toHaveCount(0);
    await expect(ask.getByText(/you can no longer file a dispute/)).toBeVisible();
    await ask.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Purchase Confirmed')).toBeVisible();
    await expect(card.getByText('Transaction completed')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Pending (0)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Completed (1)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Failed (0)' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    // U272: whatever the status.
    await expect(card.getByText('somebody@example.com')).toBeVisible();
  });

  await test.step('reads what to change first and the receipt', async () => {
    await card.getByRole('button', { name: 'What to change first' }).click();
    await expect(page.getByRole('dialog').getByText('Password', { exact: true })).toBeVisible();
    await closeByEscape(page.getByRole('dialog'));
    await card.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('article', { name: /Receipt TXN-/ })).toContainText('Total paid₦120,000.00');
    await closeByEscape(page.getByRole('dialog'));
  });

  await test.step('reviews the seller', async () => {
    await card.getByRole('button', { name: 'Review the seller' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save Review' }).click();
    await expect(dialog.getByText('Please choose one to five stars.')).toBeVisible();
    await dialog.getByRole('radio', { name: '5 of 5: Excellent' }).click();
    await dialog.getByLabel('Your review').fill('Quick hand-over.');
    await dialog.getByRole('button', { name: 'Save Review' }).click();
    await expect(card.getByText(/Only you see it until both have written/)).toBeVisible();
  });
});

test('too little money: Add Funds with what is missing, and straight back to the purchase', {
  tag: '@phone',
}, async ({ page }) => {
  const { listing } = await preparePurchase(page.request);
  const buyer = await registerPerson(page.request);
  await signIn(page, buyer);
  await page.goto(`/dashboard/marketplace?sort=price_low&buy=${listing.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Add Funds' }).click();
  const addFunds = page.getByRole('dialog', { name: 'Add Funds' });
  await expect(addFunds.getByLabel('Amount')).toHaveValue('120,000');
  await addFunds.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Redirecting to your purchase in 3 seconds.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Your Purchase' })).toBeVisible();
  await expectGoodPage(page);
  await page.waitForURL(`**/dashboard/marketplace?**buy=${listing.id}`);
  const confirmation = page.getByRole('dialog', { name: 'Confirm your purchase' });
  await confirmation.getByRole('button', { name: 'Buy Now' }).click();
  await expect(toast(page, 'Purchase Initiated')).toBeVisible();
  await page.waitForURL(`**${purchases}`);
  await expect(cardOf(page, listing.handle)).toBeVisible();

  // The next payment is for nothing in particular, and leads to the wallet again.
  await page.goto('/dashboard/wallet?add-funds=1');
  await addFunds.getByLabel('Amount').fill('500');
  await addFunds.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Redirecting to wallet management in 3 seconds.')).toBeVisible();
});

test('filters, the exported file, and what an empty list says', async ({ page }) => {
  const deal = await preparePurchase(page.request);
  await buyListing(page.request, deal);
  await signIn(page, deal.buyer);
  await page.goto(purchases);
  // U243, U244, U245, U246, U247
  for (const title of ['Total Purchases', 'Total Spent', 'Completed', 'Pending']) {
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: 'All', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible(); // U240

  // U252, U253
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await expect(page.getByRole('option').first()).toHaveText('All Platforms');
  await page.getByRole('option', { name: 'YouTube' }).click();
  await expect(page.getByRole('heading', { name: 'No purchases found' })).toBeVisible(); // U273
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'All Platforms' }).click();
  await page.getByRole('searchbox', { name: 'Search your purchases' }).fill(deal.listing.handle); // U251
  await expect(page).toHaveURL(/search=/);
  await expect(cardOf(page, deal.listing.handle)).toBeVisible();

  // U254, U255, U256, U257
  await page.getByRole('button', { name: 'Actions' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export Data' }).click(),
  ]);
  await expect(toast(page, 'Export Started')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^purchases_\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(deal.listing.handle);
  expect(csv).not.toContain('platform-password');

  // U241, U242
  await page.getByRole('link', { name: 'Browse Marketplace' }).click();
  await page.waitForURL('**/dashboard/marketplace');
});

test('placeholders, a failed load, and no purchases of others', async ({ page }) => {
  await signIn(page, await registerPerson(page.request));
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/purchases\?/, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, json: { status: 'error' } });
  });
  await page.goto(purchases);
  // U258
  const loading = page.getByRole('status').filter({ hasText: 'Loading your purchases' });
  await expect(loading.locator('> div')).toHaveCount(4);
  answer.resolve();
  // U806, U817: told in a destructive toast, and where the purchases would stand.
  const notifications = page.getByRole('alert').filter({ hasText: 'Could not fetch purchases' });
  await expect(notifications.locator('> [class*="bg-danger"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Could not fetch purchases' })).toBeVisible();
  await page.unroute(/\/api\/purchases\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  // U273, U274, U711
  await expect(page.getByRole('heading', { name: 'No purchases found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Marketplace' })).toHaveCount(2);
});

test('a window that ends while it is open on a screen: the server completes it, and both sides see it', async ({
  page,
  browser,
}) => {
  const deal = await preparePurchase(page.request);
  const id = await buyListing(page.request, deal);
  const context = await browser.newContext();
  const sellerPage = await context.newPage();
  await signIn(sellerPage, deal.seller);
  await sellerPage.goto('/dashboard/my-sales');
  await expect(sellerPage.getByText('₦120,000.00 is held in escrow')).toBeVisible();
  const earned = sellerPage.getByRole('banner').getByRole('link', { name: /Available balance/ });
  await expect(earned).toContainText('₦0.00');

  await signIn(page, deal.buyer);
  await page.goto(purchases);
  const card = cardOf(page, deal.listing.handle);
  const confirmation = `**/api/purchases/${id}/confirm`;
  await page.route(confirmation, (route) => route.fulfill({ status: 500, json: { status: 'error' } }));
  await card.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Could not confirm purchase')).toBeVisible(); // U819
  await page.unroute(confirmation);

  // U565, U568, U569, U570, U575, U586: seven days are nearly over, on the clock of the server itself.
  await endWindowIn(12, id);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card.getByRole('timer')).toHaveText(/^\d\ds$/);
  await expect(card.getByRole('button', { name: 'File Dispute' })).toBeVisible();
  await expect(card.getByText('Auto-confirmed after dispute window expired.')).toBeVisible();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'File Dispute' })).toHaveCount(0);
  // The worker of the server did it: the tabs count it, and the seller has the money without a click.
  await expect(page.getByRole('tab', { name: 'Completed (1)' })).toBeVisible();
  await expect(sellerPage.getByText('₦108,000.00 was released to your wallet')).toBeVisible();
  await expect(earned).toContainText('₦108,000.00');
  const settled = await callAs(page.request, deal.buyer, 'showPurchase', { params: { id } });
  expect(settled).toMatchObject({ status: 'completed', completed_by: 'clock' });
  await context.close();
});
