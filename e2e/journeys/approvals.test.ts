import type { Page } from '@playwright/test';
import { approveProposal } from '../support/approvals.ts';
import { makeAdmin } from '../support/call-as.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { openWallet, withdrawToBank } from '../support/wallets.ts';

/** The addresses of POST requests that did something; one that only led to the question for the password did not. */
function collectDone(page: Page, end: string): string[] {
  const done: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok() && response.url().endsWith(end))
      done.push(response.url());
  });
  return done;
}

test('goodwill is proposed by one administrator, and paid when another approves it', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request);
  const second = await makeAdmin(page.request);
  await signIn(page, demo.admin);

  await test.step('proposes', async () => {
    await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Adjust Wallet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust Wallet' });
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog.getByText('Please enter a valid amount.')).toBeVisible();
    await dialog.getByLabel(/Amount/).fill('2000');
    await dialog.getByLabel(/Reason/).fill('For the long wait for our answer.');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await confirmPresence(page, demo.admin);
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
  });

  const card = page.getByRole('listitem').filter({ hasText: person.email });
  await test.step('cannot approve it alone', async () => {
    await page.goto('/admin/approvals');
    await expect(card.getByText('Another member of staff has to approve it.')).toBeVisible();
    await expect(card.getByRole('button', { name: /Approve/ })).toHaveCount(0);
    await expectGoodPage(page);
  });

  await test.step('the other approves, and the person has the money', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, second);
    await other.goto('/admin/approvals');
    const theirs = other.getByRole('listitem').filter({ hasText: person.email });
    await approveProposal(theirs);
    await confirmPresence(other, second);
    await expect(toast(other, 'Approved')).toBeVisible();
    await context.close();
    // The first one hears of it without a reload.
    await expect(card).toHaveCount(0);
    const owner = await browser.newContext();
    const wallet = await owner.newPage();
    await signIn(wallet, person);
    await wallet.goto('/dashboard/wallet');
    await expect(wallet.getByText('+₦2,000.00').first()).toBeVisible();
    await owner.close();
  });
});

test('a large withdrawal is checked by two members of staff before it leaves', async ({ page, browser }) => {
  const second = await makeAdmin(page.request);
  const person = await openWallet(page, { funds: 600_000, accounts: ['0123456789'] });
  const withdrawals = page.getByRole('region', { name: 'Withdrawals' });

  await test.step('its owner reads until when it is decided', async () => {
    await withdrawToBank(page.request, person, 500_000);
    await expect(withdrawals.getByText(/^We check withdrawals of this size/)).toBeVisible();
    await expect(withdrawals.getByText(/It is decided by .+ at the latest\./)).toBeVisible();
    await expectGoodPage(page);
  });

  const context = await browser.newContext();
  const staff = await context.newPage();
  await test.step('one administrator releases it', async () => {
    await signIn(staff, demo.admin);
    await staff.goto(`/admin/withdrawals?search=${encodeURIComponent(person.email)}`);
    const row = staff.getByRole('row', { name: new RegExp(person.email) });
    await expect(row).toContainText('To be decided by');
    await expectGoodPage(staff);
    await row.getByRole('button', { name: /Actions/ }).click();
    await staff.getByRole('menuitem', { name: 'Release' }).click();
    const ask = staff.getByRole('alertdialog');
    await ask.getByLabel('Reason').fill('Two confirmed sales.');
    const released = collectDone(staff, '/release');
    await ask.getByRole('button', { name: 'Release' }).dblclick();
    await confirmPresence(staff, demo.admin);
    await expect(toast(staff, 'Waiting for Approval')).toBeVisible();
    expect(released).toHaveLength(1);
  });
  await context.close();

  const other = await browser.newContext();
  const approver = await other.newPage();
  await test.step('another approves it, and it is paid', async () => {
    await signIn(approver, second);
    await approver.goto('/admin/approvals');
    const card = approver.getByRole('listitem').filter({ hasText: person.email });
    await expect(card.getByText('Release of a withdrawal')).toBeVisible();
    const approved = collectDone(approver, '/approve');
    await card.getByRole('button', { name: /Approve/ }).dblclick();
    const question = approver.getByRole('alertdialog', { name: 'Approve this proposal?' });
    await expectGoodPage(approver);
    await question.getByRole('button', { name: 'Approve' }).dblclick();
    await confirmPresence(approver, second);
    await expect(toast(approver, 'Approved')).toBeVisible();
    expect(approved).toHaveLength(1);
    await expect(withdrawals.getByText('Paid')).toBeVisible({ timeout: 60_000 });
  });
  await other.close();
});
