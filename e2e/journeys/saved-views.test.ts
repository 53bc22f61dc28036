import { readFile } from 'node:fs/promises';
import { hourMs } from '@oja/contract/durations';
import type { Page } from '@playwright/test';
import { callAs, makeAdmin } from '../support/call-as.ts';
import { signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
/** In Lagos, an hour ahead of UTC. */
const today = () => new Date(Date.now() + hourMs).toISOString().slice(0, 10);

test('a view of transactions by amount and date is saved, opened in one click, exported, renamed and removed', async ({
  page,
  request,
}) => {
  const purchase = await preparePurchase(request, { price: 120_017 });
  await buyListing(request, purchase);
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto('/admin/transactions');
  const view = page.getByRole('button', { name: 'Odd amounts', exact: true });
  const all = page.getByRole('button', { name: 'All transactions' });
  await expect(all).toHaveAttribute('aria-pressed', 'true');

  await test.step('filters by amount and date, and says at the field what is wrong', async () => {
    await page.getByRole('button', { name: 'Date and amount' }).click();
    const limits = page.getByRole('dialog', { name: 'Date and amount' });
    await limits.getByLabel('Amount from').fill('120017');
    await expect(limits.getByLabel('Amount from')).toHaveValue('120,017');
    await limits.getByLabel('Amount to').fill('1000');
    await expect(limits.getByText('Please enter an amount that is not below the first one.')).toBeVisible();
    await expect(page).toHaveURL(/\?amount_from=120017$/);
    await limits.getByLabel('Amount to').fill('120017');
    await limits.getByLabel('Date from').fill('2020-01-31');
    await limits.getByLabel('Date to').fill(today());
    await expect(page).toHaveURL(
      new RegExp(`date_from=2020-01-31&date_to=${today()}&amount_from=120017&amount_to=120017$`),
    );
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(table(page)).toContainText(purchase.listing.handle);
  });

  await test.step('saves the view', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name').fill('Odd amounts');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(toast(page, 'View Saved')).toBeVisible();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('opens it in one click after a reload', async () => {
    await page.goto('/admin/transactions');
    await expect(view).toHaveAttribute('aria-pressed', 'false');
    await view.click();
    await expect(page).toHaveURL(/date_from=2020-01-31.*amount_from=120017&amount_to=120017$/);
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(table(page).getByRole('row')).toHaveCount(2);
  });

  await test.step('exports exactly its rows', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(purchase.listing.handle);
  });

  await test.step('is another list’s business no more than another person’s', async () => {
    await page.goto('/admin/withdrawals');
    await expect(page.getByRole('button', { name: 'Needs attention' })).toBeVisible();
    await expect(view).toBeHidden();
    await page.goto('/admin/transactions');
  });

  await test.step('stands in sight on a phone, in a row of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const filter = { amount_from: String(name.length), status: 'failed' };
      await callAs(request, admin, 'saveView', {
        body: { page: 'transactions', name: `View ${name}`, filter },
      });
    }
    await page.goto('/admin/transactions?status=failed&amount_from=5');
    const last = page.getByRole('button', { name: 'View Three', exact: true });
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectGoodPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('is renamed and removed', async () => {
    await view.click();
    await page.getByRole('button', { name: 'Actions for the view Odd amounts' }).click();
    await page.getByRole('menuitem', { name: 'Rename view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename this view' });
    await dialog.getByLabel('Name').fill('view one');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByText('You have a view with this name already.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Exact amounts');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    const renamed = page.getByRole('button', { name: 'Exact amounts', exact: true });
    await expect(renamed).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Actions for the view Exact amounts' }).click();
    await page.getByRole('menuitem', { name: 'Remove view' }).click();
    await expect(renamed).toBeHidden();
    await expect(all).toBeFocused();
    await all.click();
    await expect(page).toHaveURL(/\/admin\/transactions$/);
  });
});

test('every list of staff keeps views of its own', async ({ page, request }) => {
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  const lists = [
    ['/admin/users?role=seller', 'All users'],
    ['/admin/listings?status=sold', 'All listings'],
    ['/admin/moderation?status=every', 'Open reports'],
    ['/admin/support?status=waiting&priority=high', 'Late'],
    ['/admin/withdrawals?status=paid&sort=amount', 'Needs attention'],
    ['/admin/applications?status=all', 'Waiting for review'],
  ] as const;
  for (const [address, whole] of lists) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: whole }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name').fill('Kept for later');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    const view = page.getByRole('button', { name: 'Kept for later', exact: true });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await page.goto(address.slice(0, address.indexOf('?')));
    await view.click();
    await expect(page).toHaveURL(address);
  }
});
