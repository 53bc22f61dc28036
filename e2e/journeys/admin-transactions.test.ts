import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { nameGrounds } from '../support/disputes.ts';
import { demo, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { addTransaction, availableBalance, makeTraders } from '../support/staff-transactions.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

async function openTransactions(page: Page, query = ''): Promise<void> {
  await signIn(page, demo.admin);
  await page.goto(`/admin/transactions${query}`);
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
}

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function expectFailureToast(page: Page, sentence: string): Promise<void> {
  const toasts = page.getByRole('region', { name: /notifications/i, includeHidden: true });
  await expect(toasts.locator('[role=alert]').getByText(sentence).first()).toBeVisible();
}

/** Keeps calls from reaching the server until they are let go. */
async function holdCalls(page: Page, url: string) {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}

test('an admin resolves a dispute by a partial refund, and both wallets change', async ({ page }) => {
  const { request } = page;
  const { buyer, seller } = await makeTraders(request, 50_000);
  const purchaseId = await addTransaction(request, { buyer, seller, account: '@halfgone', amount: 40_000 });
  expect(await availableBalance(request, buyer)).toBe(10_000);
  const words = { reason: 'not_as_described', description: 'Half of the followers are gone.' } as const;
  await callAs(request, buyer, 'disputePurchase', { params: { id: purchaseId }, body: words });
  const answer = { text: 'They were all there.' };
  await callAs(request, seller, 'addStatement', { params: { purchase_id: purchaseId }, body: answer });

  const row = table(page).getByRole('row', { name: /@halfgone/ });
  await test.step('finds the purchase in the table', async () => {
    await openTransactions(page, `?search=${encodeURIComponent(buyer.name)}`);
    // A359 to A370, A358: what a row shows.
    await expect(row).toContainText(/TXN-\d{3}/);
    await expect(row).toContainText(seller.name);
    await expect(row).toContainText('₦40,000.00');
    await expect(row).toContainText('Fee ₦4,000.00');
    await expect(row).toContainText('Wallet');
    await expect(row).toContainText('Processing');
    await expect(row).toContainText('Open');
    await expect(row).toContainText('Not as described');
  });

  const dialog = page.getByRole('dialog', { name: 'Dispute Resolution' });
  await test.step('opens the case file and reads the conversation', async () => {
    // A223, A224, A230, A453: the menu and the case file of both sides.
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Resolve Dispute' }).click();
    await expect(dialog.getByText('Half of the followers are gone.')).toBeVisible();
    await expect(dialog.getByText('They were all there.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`case=${purchaseId}`));
    // What the two wrote to each other is read with a reason; here there is nothing.
    await dialog.getByRole('tab', { name: 'Conversation' }).click();
    await dialog.getByRole('button', { name: 'Read the conversation' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Read the conversation' });
    await asked.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(asked.getByText('Please say why.')).toBeVisible();
    await asked.getByLabel('Reason').fill('They say different things.');
    await asked.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(dialog.getByText('The two have not written to each other about it.')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Timeline' }).click();
    await expect(dialog.getByText('Agreed by phone.').first()).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('keeps what is being written', async () => {
    // What is being written waits while something else is looked at.
    await dialog.getByRole('tab', { name: 'Statements' }).click();
    await dialog.getByLabel('Say or ask something').fill('Please show us the mail of');
    await dialog.getByRole('tab', { name: 'Timeline' }).click();
    await dialog.getByRole('tab', { name: 'Statements' }).click();
    await expect(dialog.getByLabel('Say or ask something')).toHaveValue('Please show us the mail of');
  });

  const submit = dialog.getByRole('button', { name: 'Resolve Dispute' });
  await test.step('needs a type and details', async () => {
    // A428: the types; A476 to A478: both the type and the details are needed.
    for (const type of ['Favor buyer', 'Favor seller', 'Partial refund', 'Replacement', 'Escalate'])
      await expect(dialog.getByRole('radio', { name: type })).toBeVisible();
    const refusal = dialog.getByText('Please select a resolution type and provide details.');
    await submit.click();
    await expect(refusal).toBeVisible();
    // A574: failures are also destructive toasts.
    await expectFailureToast(page, 'Please select a resolution type and provide details.');
    await dialog.getByRole('radio', { name: 'Partial refund' }).click();
    await submit.click();
    await expect(refusal).toBeVisible();
  });

  await test.step('enters the refund and sees who gets what', async () => {
    // A431, A432: the amount, at most that of the transaction, and who would get what.
    await dialog.getByLabel('Details').fill('Half of them were gone on the day of the sale.');
    await nameGrounds(dialog);
    await dialog.getByLabel('Refund amount (₦)').fill('40,001');
    await submit.click();
    await expect(dialog.getByText('The refund can be ₦40,000.00 at most.')).toBeVisible();
    await dialog.getByLabel('Refund amount (₦)').fill('10,000');
    const preview = dialog.getByRole('region', { name: 'Who gets what' });
    await expect(preview).toContainText('Buyer gets back₦10,000.00');
    await expect(preview).toContainText('Seller gets₦27,000.00');
    await expect(preview).toContainText('₦3,000.00');
  });

  await test.step('sees in the last question what will be sent', async () => {
    // The last question is about what will be sent, also while the server has yet to say what that means.
    const question = page.getByRole('alertdialog');
    const answering = await holdCalls(page, '**/preview?**type=favor_seller');
    await dialog.getByRole('radio', { name: 'Favor seller' }).click();
    await submit.click();
    await expect(question).toContainText('Working out who gets what...');
    await expect(question.getByRole('button', { name: 'Confirm resolution' })).toBeDisabled();
    answering.release();
    await expect(question).toContainText('the seller ₦36,000.00');
    await expect(question.getByRole('button', { name: 'Confirm resolution' })).toBeEnabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
    const broken = {
      status: 'error',
      code: 'state_conflict',
      message: 'Nobody knows.',
      error: 'Nobody knows.',
    };
    await page.route('**/preview?**type=favor_buyer', (route) =>
      route.fulfill({ status: 409, json: broken }),
    );
    await dialog.getByRole('radio', { name: 'Favor buyer' }).click();
    await submit.click();
    await expect(question).toContainText('Nobody knows.');
    await expect(question.getByRole('button', { name: 'Confirm resolution' })).toBeDisabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('radio', { name: 'Partial refund' }).click();
    await submit.click();
    await question.getByRole('button', { name: 'Confirm resolution' }).click();
  });

  await test.step('money moves', async () => {
    // A604, A429 to A431: money moves.
    await expect(toast(page, 'Dispute Resolved')).toBeVisible();
    await expect(row).toContainText('Resolved');
    await expect(row).toContainText('₦10,000.00 refunded');
    expect(await availableBalance(request, buyer)).toBe(20_000);
    expect(await availableBalance(request, seller)).toBe(27_000);
    await row.getByRole('button', { name: /Actions/ }).click();
    await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Resolve Dispute' })).toHaveCount(0);
  });
});

test('Add Transaction moves money from the buyer into escrow', async ({ page }) => {
  const { request } = page;
  const { buyer, seller } = await makeTraders(request, 30_000);

  const dialog = page.getByRole('dialog', { name: 'Add Transaction' });
  const submit = dialog.getByRole('button', { name: 'Add Transaction' });
  await test.step('opens the page and the dialog', async () => {
    await openTransactions(page);
    // A029: the page; A210, A211: five cards with figures of real sales.
    const cards = page.getByRole('region', { name: 'Figures, last 30 days' });
    for (const title of ['Total volume', 'Transactions', 'Platform fees', 'Held in escrow', 'Open disputes'])
      await expect(cards.getByText(title, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add Transaction' }).click();
  });

  await test.step('leaves the form empty', async () => {
    // A231, A469 to A473.
    await submit.click();
    await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
    // A574: failures are also destructive toasts.
    await expectFailureToast(page, 'Please fill in all required fields');
    await expectGoodPage(page);
  });

  await test.step('fills in the form', async () => {
    for (const [label, person] of [
      ['Buyer', buyer],
      ['Seller', seller],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).fill(person.email);
      await dialog.getByRole('option', { name: new RegExp(person.email) }).click();
    }
    await expect(dialog.getByText('₦30,000.00 in the wallet')).toBeVisible();
    // A474: the sign is added; A660, A661: the lists.
    await dialog.getByLabel('Account').fill('handmade');
    await dialog.getByLabel('Account').blur();
    await expect(dialog.getByLabel('Account')).toHaveValue('@handmade');
    await dialog.getByRole('combobox', { name: /Platform/ }).click();
    await expect(page.getByRole('option')).toContainText([
      'Instagram',
      'YouTube',
      'TikTok',
      'Twitter/X',
      'Facebook',
    ]);
    await page.getByRole('option', { name: 'TikTok' }).click();
    await dialog.getByRole('combobox', { name: /Payment method/ }).click();
    await expect(page.getByRole('option')).toContainText([
      'Credit Card',
      'PayPal',
      'Bank Transfer',
      'Cryptocurrency',
    ]);
    await page.getByRole('option', { name: 'Bank Transfer' }).click();
  });

  await test.step('enters amounts that are refused', async () => {
    await dialog.getByLabel('Reason').fill('Agreed by phone.');
    await dialog.getByLabel('Amount (₦)').fill('90000');
    await submit.click();
    await confirmPresence(page, demo.admin);
    // The wallet holds less: refused with a sentence, and what was typed stays.
    await expect(dialog.getByText(/wallet holds ₦30,000/)).toBeVisible();
    await expectFailureToast(page, 'wallet holds ₦30,000');
    await expect(dialog.getByLabel('Reason')).toHaveValue('Agreed by phone.');
    // What could be two amounts is not guessed at.
    await dialog.getByLabel('Amount (₦)').fill('12.000');
    await submit.click();
    await expect(
      dialog.getByText('Please enter an amount above 0 in figures, for example 150,000.'),
    ).toBeVisible();
  });

  await test.step('adds the transaction', async () => {
    // A475: a whole number of naira.
    await dialog.getByLabel('Amount (₦)').fill('12,000.90');
    await expect(dialog.getByText('kobo are left off, the sale is for ₦12,000.00')).toBeVisible();
    // While it is on its way nothing can be changed or closed, so that it cannot be sent twice.
    const sending = await holdCalls(page, '**/api/admin/transactions');
    await submit.click();
    await expect(dialog.getByLabel('Amount (₦)')).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: /Platform/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    sending.release();
    // A602, A451.
    await expect(toast(page, 'Transaction created successfully')).toBeVisible();
    expect(await availableBalance(request, buyer)).toBe(18_000);
  });

  const row = table(page).getByRole('row', { name: /@handmade/ });
  const details = page.getByRole('dialog', { name: /^TXN-/ });
  await test.step('finds it and reads the details', async () => {
    // A214, A213, A222: found by the seller, with its details; A631: the fee.
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill(seller.name);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('Fee ₦1,200.00');
    await expect(row).toContainText('Bank Transfer');
    await row.getByRole('button', { name: /Actions/ }).click();
    // Nothing that is under way can be put out of sight.
    await expect(page.getByRole('menuitem', { name: 'Delete Transaction' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(details.getByText('₦10,800.00')).toBeVisible();
    await expect(details.getByText('Added by staff')).toBeVisible();
  });

  const ask = page.getByRole('alertdialog');
  await test.step('cancels the purchase', async () => {
    await details.getByRole('button', { name: 'Cancel purchase' }).click();
    await ask.getByLabel('Reason').fill('Entered twice.');
    await ask.getByRole('button', { name: 'Cancel purchase' }).click();
    await expect(toast(page, 'Purchase Cancelled')).toBeVisible();
    expect(await availableBalance(request, buyer)).toBe(30_000);
    await details.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('deletes the transaction', async () => {
    // A225, A452, A603: what is over leaves the table with a reason, and no money moves.
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete Transaction' }).click();
    await ask.getByRole('button', { name: 'Delete Transaction' }).click();
    await expect(ask.getByText('Please say why.')).toBeVisible();
    await ask.getByLabel('Reason').fill('Entered twice.');
    await ask.getByRole('button', { name: 'Delete Transaction' }).click();
    await expect(toast(page, 'Transaction Deleted')).toBeVisible();
    await expect(page.getByText('No Transactions Found')).toBeVisible();
    expect(await availableBalance(request, buyer)).toBe(30_000);
  });

  await test.step('finds it among the hidden ones and restores it', async () => {
    await page.getByRole('combobox', { name: 'Shown' }).click();
    await page.getByRole('option', { name: 'Hidden' }).click();
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Restore Transaction' }).click();
    await ask.getByLabel('Reason').fill('It was not entered twice.');
    await ask.getByRole('button', { name: 'Restore Transaction' }).click();
    await expect(toast(page, 'Transaction Restored')).toBeVisible();
    await expect(page.getByText('No Transactions Found')).toBeVisible();
  });
});

test('filters, sorts and the search live in the address, and what they show can be exported', async ({
  page,
}) => {
  const { request } = page;
  const { buyer, seller } = await makeTraders(request, 30_000);
  for (const [account, amount] of [
    ['@cheap', 5_000],
    ['@dear', 9_000],
  ] as const)
    await addTransaction(request, { buyer, seller, account, amount });

  await test.step('searches, filters and sorts', async () => {
    await openTransactions(page);
    // A212 to A219, A221: what is searched, filtered and sorted is a table.
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill(buyer.name);
    await expect(page).toHaveURL(/search=/);
    await choose(page, 'Status', 'Processing');
    await choose(page, 'Time period', 'Last 7 days');
    await choose(page, 'Disputes', 'Without a dispute');
    await choose(page, 'Sort by', 'Sort by amount');
    const rows = table(page).getByRole('row');
    await expect(rows.nth(1)).toContainText('@dear');
    // A220: the direction.
    await page.getByRole('button', { name: /sort ascending/ }).click();
    await expect(rows.nth(1)).toContainText('@cheap');
    await expect(page).toHaveURL(
      /search=.+&status=processing&period=7d&dispute=none&sort=amount&direction=asc/,
    );
    await page.reload();
    await expect(rows.nth(1)).toContainText('@cheap');
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Processing');
    await expectGoodPage(page);
  });

  await test.step('refreshes the table', async () => {
    // A226, A227: fetched again, and said so.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(page, 'Refreshed')).toBeVisible();
    const down = {
      status: 'error',
      code: 'too_many_requests',
      message: 'Oja is resting.',
      error: 'Oja is resting.',
    };
    await page.route('**/api/admin/transactions?**', (route) => route.fulfill({ status: 429, json: down }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectFailureToast(page, 'Oja is resting.');
    await page.unroute('**/api/admin/transactions?**');
  });

  await test.step('exports what is shown', async () => {
    // A228, A229: the filter as a file.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(toast(page, 'Export Started')).toBeVisible();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^transactions_\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('@cheap');
  });

  await test.step('filters until nothing is left', async () => {
    // A218: nothing fits any more.
    await choose(page, 'Disputes', 'Escalated disputes');
    await expect(page.getByText('No Transactions Found')).toBeVisible();
  });
});

test('the first row stands above the fold, and keys walk on, also while one is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTransactions(page);
  await expect(table(page)).toBeVisible();
  await expect(table(page).getByRole('row').nth(1).getByRole('cell').first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Next transaction');
  await closeByEscape(shortcuts);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/^TXN-/);
  const first = (await title.textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(title).toHaveText(/^TXN-/);
  await expect(title).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(title).toHaveText(first);
  await closeByEscape(page.getByRole('dialog'));
  await expect(page).toHaveURL(/\/admin\/transactions$/);
});
