import type { Page } from '@playwright/test';
import { demo, openSession, type Person, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet, linkAccount, registerConfirmed } from '../support/wallets.ts';

/** Somebody whose bank asks for a one-time code, so that their withdrawal waits for a person. */
async function leaveWithdrawalWaiting(page: Page): Promise<Person> {
  const person = await registerConfirmed(page.request);
  await fundWallet(page.request, person, 3_000);
  await linkAccount(page.request, person, '0000000003');
  const { token } = await openSession(page.request, person);
  const headers = { authorization: `Bearer ${token}` };
  const accounts = (await (await page.request.get('/api/bank-accounts', { headers })).json()).data;
  const data = { amount: 1_200, method: 'bank', bank_account_id: accounts[0].id };
  const asked = await page.request.post('/api/withdrawals', { headers, data });
  expect(asked.ok()).toBe(true);
  return person;
}

test('staff find what needs a person, and may not give money back that is on its way', async ({ page }) => {
  const person = await leaveWithdrawalWaiting(page);
  await signIn(page, demo.admin);
  await page.goto('/admin/withdrawals');
  await expect(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Withdrawals' });
  const row = table.getByRole('row', { name: new RegExp(person.email) });
  await page.getByRole('searchbox', { name: 'Search withdrawals' }).fill(person.email);
  await expect(row).toContainText('₦1,200.00');
  await expect(row).toContainText('₦1,150.00');
  await expect(row).toContainText('Test Bank ******0003');
  // It asks the gateway after a short time to think again; the queue is fetched from time to time.
  await expect(row).toContainText('Paystack asks for a one-time code', { timeout: 90_000 });
  await page.getByRole('button', { name: /Needs attention/ }).click();
  await expect(row).toBeVisible();
  await expectGoodPage(page);

  const openMenu = () => row.getByRole('button', { name: /Actions/ }).click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Check again' }).click();
  await expect(toast(page, 'Checked Again')).toBeVisible();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Return money' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: 'Return money' }).click();
  await expect(ask.getByText('Please say why.')).toBeVisible();
  await ask.getByLabel('Reason').fill('The person asked for it.');
  await ask.getByRole('button', { name: 'Return money' }).click();
  // The gateway has the transfer, so the money may have arrived.
  await expect(toast(page, /cannot be given back/)).toBeVisible();
  await expect(ask.getByLabel('Reason')).toHaveValue('The person asked for it.');
});

test('the money watch: both sides are equal, and every check can be run now', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/withdrawals?view=money');
  await expect(page.getByText('Both sides are equal')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(toast(page, 'Every kobo is accounted for.')).toBeVisible();
  const audit = page.getByRole('region', { name: 'Ledger audit' });
  await expect(audit.getByText('Clean')).toBeVisible();
  await expect(audit.getByRole('listitem').first()).toContainText('OK');
  // Freezing asks for a reason first. It is not done here: other journeys withdraw at the same time.
  await page.getByRole('button', { name: 'Freeze payouts' }).click();
  await expect(page.getByRole('alertdialog').getByLabel('Reason')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectGoodPage(page);
  await page.getByRole('tab', { name: /Bank accounts/ }).click();
  await expect(page.getByText('No bank account waits for a review')).toBeVisible();
});
