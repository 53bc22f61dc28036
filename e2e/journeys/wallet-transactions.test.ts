import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet, openWallet } from '../support/wallets.ts';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const today = () => new Date().toLocaleDateString('sv-SE');

test('search, filter and export all transactions and the history', async ({ page }) => {
  const person = await openWallet(page, { funds: 1_000 });
  await fundWallet(page.request, person, 250.5);
  await page.reload();

  await test.step('exports from the page', async () => {
    // U799, U801: the file of the page.
    const fromPage = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(toast(page, 'Export Started')).toBeVisible();
    const pageFile = await fromPage;
    expect(pageFile.suggestedFilename()).toBe(`wallet_transactions_${today()}.csv`);
    expect((await textOf(pageFile)).trim().split('\r\n')).toHaveLength(3);
  });

  const all = page.getByRole('dialog', { name: 'All Transactions' });
  const list = all.getByRole('region', { name: 'Transactions' });
  await test.step('searches and filters all transactions', async () => {
    // U319, U320, U321: the dialog of all, in a window of 96 units.
    await page.getByRole('button', { name: 'View All Transactions' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await list.evaluate((node) => getComputedStyle(node).maxHeight)).toBe('384px');
    await expectGoodPage(page);
    await all.getByLabel('Type').click();
    await page.getByRole('option', { name: 'Debit' }).click();
    // U323.
    await expect(all.getByText('No transactions found matching your criteria')).toBeVisible();
    await all.getByRole('button', { name: 'Clear filters' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await all.getByRole('searchbox').fill('no such thing');
    await expect(all.getByText('No transactions found matching your criteria')).toBeVisible();
    await all.getByRole('searchbox').fill('paystack');
    await expect(list.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('exports what the filter shows', async () => {
    // U800: the file of the dialog holds what the filter lets through.
    await all.getByLabel('From').fill('2020-01-01');
    await all.getByLabel('To', { exact: true }).fill('2020-01-02');
    await expect(list.getByRole('listitem')).toHaveCount(0);
    const fromDialog = page.waitForEvent('download');
    await all.getByRole('button', { name: 'Export' }).click();
    const dialogFile = await fromDialog;
    expect(dialogFile.suggestedFilename()).toBe(`transactions_${today()}.csv`);
    expect((await textOf(dialogFile)).trim().split('\r\n')).toHaveLength(1);
    await all.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('searches the history', async () => {
    // U309, U320: the variant of the history.
    await page.getByRole('button', { name: 'Payment History' }).click();
    const history = page.getByRole('dialog', { name: 'Payment History' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await history.getByRole('searchbox').fill('no such thing');
    await expect(history.getByText('No transactions found matching your criteria')).toBeVisible();
    await history.getByRole('button', { name: 'Clear filters' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expectGoodPage(page);
  });
});

test('U771: the dialog asks only when it is open; U324, U325, U326: a failure can be retried', async ({
  page,
}) => {
  let history = 0;
  let failing = true;
  await page.route('**/api/wallet-history*', (route) => {
    history += 1;
    return route.continue();
  });
  await page.route('**/api/transactions*', (route) =>
    failing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await openWallet(page, { funds: 500 });
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('heading', { name: 'Failed to load transactions' })).toBeVisible();
  await expectGoodPage(page);
  failing = false;
  const reloaded = page.waitForEvent('load');
  await recent.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  expect(history).toBe(0);
  await page.getByRole('button', { name: 'Payment History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  expect(history).toBe(1);
});

test('the chart changes its period and says in words what it shows; the statement is a file', async ({
  page,
}) => {
  await openWallet(page, { funds: 750 });
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance.getByRole('img', { name: /is ₦750.00 now, a change of \+₦750.00/ })).toBeVisible();
  const asked = page.waitForRequest('**/api/wallet/balance-history?days=365');
  await balance.getByRole('button', { name: '1 year' }).click();
  await asked;
  await expect(balance.getByRole('button', { name: '1 year' })).toHaveAttribute('aria-pressed', 'true');
  const statement = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Statement' }).click();
  expect((await statement).suggestedFilename()).toMatch(/^statement_20\d\d-\d\d\.csv$/);
  expect(await textOf(await statement)).toContain('750');
});
