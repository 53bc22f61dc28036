import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { demo, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';
import { parkPayment, registerConfirmed, registerWithWithdrawal } from '../support/wallets.ts';

/** The bank asks for a one-time code, so the withdrawal waits for staff. */
const waitingForStaff = { funds: 3_000, accountNumber: '0000000003', amount: 1_200 };

// One after the other: while the money watch has frozen all payouts, no code is taken.
test.describe.configure({ mode: 'default' });

/** A double click is one request. Nothing is compared here: other journeys are in the middle of their payments. */
async function pressTwice(page: Page, compare: Locator): Promise<void> {
  let asked = 0;
  await page.route('**/api/admin/money/comparison', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    asked += 1;
    return route.fulfill({ json: { status: 'success', data: null } });
  });
  await compare.dblclick();
  await expect(toast(page, 'Comparison Started')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comparing...' })).toBeDisabled();
  await page.unrouteAll({ behavior: 'wait' });
  expect(asked).toBe(1);
}

/** What changed the balance at Paystack is written down; the administrator who did so can take it back, but not approve it. */
async function recordAndTakeBack(page: Page): Promise<void> {
  const movements = page.getByRole('region', { name: 'Between Paystack and our bank' });
  await movements.getByRole('button', { name: 'Record a movement' }).click();
  const form = page.getByRole('dialog', { name: 'Record a movement' });
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(form.getByText('Please enter a valid amount.')).toBeVisible();
  await expect(form.getByText('Please say what happened.')).toBeVisible();
  await form.getByLabel('Amount').fill('1,250.75');
  await form.getByLabel('Reason').fill('Transfer of a journey');
  await expectGoodPage(page);
  await form.getByRole('button', { name: 'Record' }).click();
  await confirmPresence(page, demo.admin);
  await expect(toast(page, 'Waiting for Approval')).toBeVisible();
  const line = movements.getByRole('listitem').filter({ hasText: 'Transfer of a journey' });
  await expect(line).toContainText('₦1,250.75');
  await expect(line).toContainText('Another member of staff has to approve it.');
  await expect(line.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await line.getByRole('button', { name: 'Withdraw' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByLabel('Reason').fill('It was only a try.');
  await ask.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Proposal Withdrawn')).toBeVisible();
  await expect(line).toHaveCount(0);
}

test('staff find what needs a person, and may not give money back that is on its way', async ({ page }) => {
  const person = await registerWithWithdrawal(page.request, waitingForStaff);

  const table = page.getByRole('table', { name: 'Withdrawals' });
  const row = table.getByRole('row', { name: new RegExp(person.email) });
  await test.step('finds the withdrawal', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin/withdrawals');
    await expect(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search withdrawals' }).fill(person.email);
    await expect(row).toContainText('₦1,200.00');
    await expect(row).toContainText('₦1,150.00');
    await expect(row).toContainText('Test Bank ******0003');
  });

  await test.step('it needs attention', async () => {
    // It asks the gateway after a short time to think again; the queue is fetched from time to time.
    await expect(row).toContainText('Paystack asks for a one-time code', { timeout: 90_000 });
    await page.getByRole('button', { name: /Needs attention/ }).click();
    await expect(row).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('sorts, reloads and exports', async () => {
    // The address holds it all, and a phone shows it without a sideways scroll.
    await table.getByRole('button', { name: 'Amount' }).click();
    await expect(page).toHaveURL(/search=.+&status=attention&sort=amount/);
    await page.reload();
    await expect(row).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await started).suggestedFilename()).toMatch(/^withdrawals_\d{4}-\d\d-\d\d\.csv$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('walks by keyboard', async () => {
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toContainText('Open its actions');
    await closeByEscape(shortcuts);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await expect(page.getByRole('menuitem', { name: 'Check again' })).toBeVisible();
    await closeByEscape(page.getByRole('menu'));
    // The focus comes back a moment after the menu is gone; until then no row is meant.
    await expect(row.getByRole('button', { name: /Actions/ })).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
  });

  await test.step('checks again, and enters the code that Paystack asks for', async () => {
    const openMenu = () => row.getByRole('button', { name: /Actions/ }).click();
    await openMenu();
    await page.getByRole('menuitem', { name: 'Check again' }).click();
    await expect(toast(page, 'Checked Again')).toBeVisible();
    await openMenu();
    // The gateway has the transfer, so the money cannot be given back.
    await expect(page.getByRole('menuitem', { name: 'Return money' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Enter the code' }).click();
    const ask = page.getByRole('alertdialog');
    const send = ask.getByRole('button', { name: 'Send the transfer' });
    await send.click();
    await expect(ask.getByText('Please enter the code that Paystack sent, digits only.')).toBeVisible();
    await ask.getByRole('button', { name: 'Send a new code' }).click();
    await expect(toast(page, 'Code Sent Again')).toBeVisible();
    await ask.getByLabel('One-time code').fill('000000');
    await send.click();
    await expect(toast(page, /did not accept this code/)).toBeVisible();
    await expect(ask.getByLabel('One-time code')).toHaveValue('000000');
    await ask.getByLabel('One-time code').fill('123456');
    await expect(send).toBeEnabled();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/otp$/.test(request.url())) sent.push(request.method());
    });
    // Enter is held for a moment.
    await ask.getByLabel('One-time code').focus();
    for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(toast(page, 'Code Accepted')).toBeVisible();
    expect(sent).toEqual(['POST']);
  });
});

test('the money watch: both sides are equal, and every check can be run now; payouts are frozen and resumed', async ({
  page,
}) => {
  const comparison = page.getByRole('region', { name: /Compared with Paystack/ });
  await test.step('checks both sides', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin/withdrawals?view=money');
    await expect(page.getByText('Both sides are equal')).toBeVisible();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(toast(page, 'Every kobo is accounted for.')).toBeVisible();
    const audit = page.getByRole('region', { name: 'Ledger audit' });
    await expect(audit.getByText('Clean')).toBeVisible();
    await expect(audit.getByRole('listitem').first()).toContainText('OK');
    await expect(comparison.getByRole('button', { name: 'Compare now' })).toBeVisible();
    await expect(comparison.getByText(/Not compared yet|Both agree|difference/).first()).toBeVisible();
  });

  await test.step('compares and records a movement', async () => {
    await expectGoodPage(page);
    await pressTwice(page, comparison.getByRole('button', { name: 'Compare now' }));
    await recordAndTakeBack(page);
  });

  await test.step('proposes what to do with an odd payment', async () => {
    // A user paid another amount than asked for: one administrator proposes, and cannot approve it alone.
    const odd = await registerConfirmed(page.request);
    await parkPayment(page.request, odd, 700.13);
    await page.reload();
    const parked = page
      .getByRole('region', { name: /Parked payments/ })
      .getByRole('listitem')
      .filter({ hasText: odd.email });
    await expect(parked).toContainText('₦700.13');
    await parked.getByRole('button', { name: /^Credit ₦/ }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill('The bank kept a fee.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Propose' }).click();
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    await expect(parked).toContainText('Another member of staff has to approve it.');
    await expect(parked.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectGoodPage(page);
  });

  await test.step('freezes and resumes payouts', async () => {
    // Other journeys withdraw at the same time: theirs wait for these few seconds, and are sent when it is over.
    const dialog = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Freeze payouts' }).click();
    await dialog.getByRole('button', { name: 'Freeze payouts' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The bank called about a transfer.');
    await dialog.getByRole('button', { name: 'Freeze payouts' }).click();
    try {
      await expect(toast(page, 'Payouts Frozen')).toBeVisible();
      const notice = page.getByText('Payouts are frozen.');
      await expect(notice).toBeVisible();
      await expect(page.getByText('The bank called about a transfer.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Resume payouts' }).click();
      await dialog.getByLabel('What was found and done').fill('The transfer was the right one.');
      await dialog.getByRole('button', { name: 'Resume payouts' }).click();
      await expect(toast(page, 'Payouts Resumed')).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('button', { name: 'Freeze payouts' })).toBeVisible();
    } finally {
      // A failure here must not stop the withdrawals of everybody else; after a success there is nothing to resume.
      const body = { reason: 'The journey is over.' };
      const resume = callAs(page.request, demo.admin, 'resumePayouts', { body });
      await resume.catch(() => undefined);
    }
  });

  await test.step('looks at the bank accounts', async () => {
    await page.getByRole('tab', { name: /Bank accounts/ }).click();
    const review = page.getByRole('table', { name: 'Bank accounts in review' });
    await expect(review.getByRole('row', { name: /Amaka Nnadi/ })).toContainText('NNADI CHIAMAKA');
  });
});
