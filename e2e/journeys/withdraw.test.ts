import type { Page } from '@playwright/test';
import type { Person } from '../support/people.ts';
import { confirmPresence, proofQuestion } from '../support/proof.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';
import { openWallet } from '../support/wallets.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Available balance/ });
const withdrawals = (page: Page) => page.getByRole('region', { name: 'Withdrawals' });

async function openWithdrawal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw Funds' }).click();
  await expect(dialog(page).getByLabel('Amount')).toBeVisible();
}

async function withdrawToBank(page: Page, person: Person, amount: string): Promise<void> {
  await openWithdrawal(page);
  await dialog(page).getByLabel('Amount').fill(amount);
  await dialog(page).getByRole('radio', { name: 'Bank Transfer' }).click();
  await dialog(page).getByRole('button', { name: 'Withdraw Funds' }).click();
  await confirmPresence(page, person);
  // U695.
  await expect(toast(page, 'Withdrawal Requested')).toBeVisible();
}

test('link a bank account by keyboard; the bank says who holds it', async ({ page }) => {
  const person = await openWallet(page);
  // U308, U318: the form.
  await page.getByRole('button', { name: 'Link Bank Account' }).first().click();
  const link = dialog(page).getByRole('button', { name: 'Link Account' });
  await link.click();
  // U696 to U700.
  await expect(toast(page, 'Missing Information')).toBeVisible();
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
  const bank = dialog(page).getByRole('combobox', { name: 'Bank name' });
  const number = dialog(page).getByLabel('Account number');
  // U701, U702, U703: lengths and the hint.
  await expect(bank).toHaveAttribute('maxlength', '30');
  await expect(number).toHaveAttribute('maxlength', '10');
  await expect(dialog(page).getByText('Must match the name on your bank account.')).toBeVisible();
  // The list is searched by keyboard alone; Escape closes the list and not the dialog.
  await bank.fill('zenith');
  await expect(dialog(page).getByRole('option')).toHaveText(['Zenith Bank']);
  await page.keyboard.press('Escape');
  await bank.fill('test b');
  await expect(dialog(page).getByRole('option')).toHaveText(['Test Bank']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bank).toHaveValue('Test Bank');
  await number.fill('0123456789');
  // U704: the bank says who holds it.
  await expect(dialog(page).getByText('This matches your name.')).toBeVisible();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue('TEST ACCOUNT 0123456789');
  await expectGoodPage(page);
  await link.click();
  await confirmPresence(page, person);
  // U866; the number is masked.
  await expect(toast(page, 'Bank Account Linked Successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Linked Bank Accounts' })).toContainText('******6789');
});

test('withdraw and see it paid', async ({ page }) => {
  const person = await openWallet(page, { funds: 5_000, accounts: ['0123456789'] });

  const submit = dialog(page).getByRole('button', { name: 'Withdraw Funds' });
  await test.step('opens the dialog', async () => {
    await openWithdrawal(page);
    // U316, U682, U691, U692: the hint, and nothing can be sent without amount and method.
    await expect(dialog(page).getByText('Minimum withdrawal: ₦100')).toBeVisible();
    await expect(submit).toBeDisabled();
    // U685, U876 to U881: methods, fees and times.
    for (const [name, terms] of [
      ['Bank Transfer', /₦50\.00.*1-3 business days/],
      ['Debit Card', /₦25\.00.*Instant/i],
      ['Mobile Money', /₦30\.00.*Instant/i],
    ] as const) {
      await expect(dialog(page).getByRole('radio', { name })).toHaveAccessibleDescription(terms);
    }
  });

  const amount = dialog(page).getByLabel('Amount');
  await test.step('enters amounts that are refused', async () => {
    await amount.fill('5000.01');
    await expect(submit).toBeDisabled();
    await dialog(page).getByRole('radio', { name: 'Bank Transfer' }).click();
    // U680, U681: more than there is; U683: less than the minimum.
    await submit.click();
    await expect(toast(page, 'Invalid Amount')).toBeVisible();
    await expect(toast(page, 'Please enter a valid amount within your available balance.')).toBeVisible();
    await amount.fill('149.99');
    await submit.click();
    await expect(toast(page, 'Minimum withdrawal: ₦100')).toBeVisible();
  });

  await test.step('reads account and sum', async () => {
    await amount.fill('2000');
    // Bank, number and holder of the linked account are in sight. U882, U883.
    await expect(dialog(page).getByRole('radio', { name: 'Test Bank' })).toHaveAccessibleDescription(
      /\*{6}6789.*TEST ACCOUNT 0123456789/,
    );
    await expect(dialog(page).getByText("You'll receive")).toBeVisible();
    await expect(dialog(page).getByText('₦1,950.00')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('withdraws', async () => {
    const began = Date.now();
    await submit.click();
    await confirmPresence(page, person);
    // U694: the busy label can be read. U695.
    await expect(dialog(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(toast(page, 'Withdrawal Requested')).toBeVisible();
    expect(Date.now() - began).toBeGreaterThan(1_900);
    await expect(inHeader(page)).toContainText('₦3,000.00');
    await expect(withdrawals(page).getByRole('button', { name: /Cancel/ })).toBeVisible();
  });

  await test.step('sees it paid', async () => {
    // U693: it really goes out, and the page hears of it by itself when the money has arrived.
    await expect(withdrawals(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(inHeader(page)).toContainText('₦3,000.00');
  });
});

test('a withdrawal asks for the password above its dialog, and keeps the form when that is cancelled', async ({
  page,
}) => {
  const person = await openWallet(page, { funds: 1_000, accounts: ['0123456780'] });
  await openWithdrawal(page);
  await dialog(page).getByLabel('Amount').fill('400');
  await dialog(page).getByRole('radio', { name: 'Bank Transfer' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Withdraw Funds' });
  await submit.click();
  const question = proofQuestion(page);
  const password = question.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expectGoodPage(page);
  // Focus stays in the question, and Escape closes it alone.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await closeByEscape(question);
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('400');
  await expect(submit).toBeEnabled();
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  await expect(toast(page, 'Withdrawal Failed')).toHaveCount(0);

  await submit.click();
  await password.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This password is not correct.')).toBeVisible();
  await expect(password).toBeFocused();
  await confirmPresence(page, person);
  await expect(toast(page, 'Withdrawal Requested')).toBeVisible();
  await expect(inHeader(page)).toContainText('₦600.00');
});

test('another account is linked in the dialog, which stays and says from when it can be used', async ({
  page,
}) => {
  const person = await openWallet(page, { funds: 5_000 });

  const submit = dialog(page).getByRole('button', { name: 'Withdraw Funds' });
  await test.step('chooses another account', async () => {
    await openWithdrawal(page);
    await dialog(page).getByLabel('Amount').fill('1000');
    await dialog(page).getByRole('radio', { name: 'Bank Transfer' }).click();
    // Without a linked account, another one is what there is to choose. U686 to U688: its three fields.
    await expect(dialog(page).getByRole('radio', { name: 'Another account' })).toBeChecked();
    await submit.click();
    await expect(toast(page, 'Missing Information')).toBeVisible();
  });

  await test.step('links it', async () => {
    await dialog(page).getByRole('combobox', { name: 'Bank name' }).fill('Test Bank');
    await dialog(page).getByLabel('Account number').fill('0123456786');
    await expect(dialog(page).getByLabel('Account name')).toHaveValue('TEST ACCOUNT 0123456786');
    await expectGoodPage(page);
    await submit.click();
    await confirmPresence(page, person);
    await expect(toast(page, 'Bank Account Linked Successfully!')).toBeVisible();
    await expect(dialog(page).getByText('Test Bank ******6786 is linked.')).toBeVisible();
    await expect(
      dialog(page).getByText(/possible from .* \(Lagos time\).*Nothing was withdrawn/),
    ).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'Test Bank' })).toBeDisabled();
    await expect(dialog(page).getByLabel('Amount')).toHaveValue('1,000');
    await expectGoodPage(page);
  });

  await test.step('links and removes a mobile number', async () => {
    // The same for a mobile number, which can be removed again.
    await dialog(page).getByRole('radio', { name: 'Mobile Money' }).click();
    await dialog(page).getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'OPay' }).click();
    // U690.
    await dialog(page).getByLabel('Mobile money number').fill('0801 234 5678');
    await submit.click();
    await expect(toast(page, 'Mobile Wallet Linked Successfully!')).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'OPay' })).toBeDisabled();
    await expectGoodPage(page);
    await dialog(page).getByRole('button', { name: 'Remove OPay ******5678' }).click();
    await expect(toast(page, 'Mobile Wallet Removed')).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'OPay' })).toHaveCount(0);
  });

  await test.step('nothing was withdrawn', async () => {
    // The header is out of reach for assistive technology while a dialog is open.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(inHeader(page)).toContainText('₦5,000.00');
  });
});

test('a withdrawal can be called back before it is sent', async ({ page }) => {
  const person = await openWallet(page, { funds: 1_000, accounts: ['0123456780'] });
  await withdrawToBank(page, person, '400');
  await withdrawals(page)
    .getByRole('button', { name: /Cancel/ })
    .click();
  await expect(toast(page, 'Withdrawal Cancelled')).toBeVisible();
  await expect(withdrawals(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(inHeader(page)).toContainText('₦1,000.00');
});

test('a bank that refuses gives the money back and says why', async ({ page }) => {
  const person = await openWallet(page, { funds: 1_000, accounts: ['0000000001'] });
  await withdrawToBank(page, person, '600');
  await expect(inHeader(page)).toContainText('₦400.00');
  await expect(withdrawals(page).getByText('Failed', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(inHeader(page)).toContainText('₦1,000.00');
  // The debit and its return, both completed.
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByText('-₦600.00')).toBeVisible();
  await expect(recent.getByText('+₦600.00')).toBeVisible();
});

test('a refusal of the server is told, keeps what was typed, and never sees a card number', async ({
  page,
}) => {
  const person = await openWallet(page, { funds: 1_000 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openWithdrawal(page);
  await dialog(page).getByLabel('Amount').fill('500');
  await dialog(page).getByRole('radio', { name: 'Debit Card' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Withdraw Funds' });
  const card = dialog(page).getByLabel('Card number');
  await submit.click();
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
  // U689: checked in the browser.
  await card.fill('5399 8383 8383 8382');
  await submit.click();
  await expect(toast(page, 'Please enter a valid card number.')).toBeVisible();
  await expectGoodPage(page);
  await card.fill('5399 8383 8383 8381');
  const first = page.waitForRequest('**/api/withdrawals');
  await submit.click();
  await confirmPresence(page, person);
  // U844: a card that never paid into this wallet.
  await expect(toast(page, 'Withdrawal Failed')).toBeVisible();
  expect((await first).postDataJSON()).toEqual({ amount: 500, method: 'card', card_last4: '8381' });
  await expect(card).toHaveValue('5399 8383 8383 8381');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('500');
  expect(sent.join('\n')).not.toMatch(/5399.?8383/);
  // What is corrected is a new request with a key of its own.
  await dialog(page).getByLabel('Amount').fill('501');
  const second = page.waitForRequest('**/api/withdrawals');
  await submit.click();
  expect((await second).headers()['idempotency-key']).not.toBe((await first).headers()['idempotency-key']);
  await expect(toast(page, 'Withdrawal Failed')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(inHeader(page)).toContainText('₦1,000.00');
});

test('bank accounts: two and the rest, edit, primary, delete', async ({ page }) => {
  const accounts = ['0123456781', '0123456782', '0123456783', '0123456784'];
  const person = await openWallet(page, { accounts, isNew: true });

  const card = page.getByRole('region', { name: 'Linked Bank Accounts' });
  await test.step('sees two and the rest', async () => {
    // U310, U311: the first two, and how many more.
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await card.getByRole('button', { name: '+2 more accounts' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(4);
    // All of them wait for a day, and say until when.
    await expect(card.getByText(/Withdrawals to it are possible from .* \(Lagos time\)/)).toHaveCount(4);
    await expectGoodPage(page);
  });

  const menuOf = (end: string) => card.getByRole('button', { name: new RegExp(`${end}$`) });
  await test.step('makes one primary', async () => {
    await menuOf('6783').click();
    await page.getByRole('menuitem', { name: 'Make primary' }).click();
    await expect(card.getByRole('listitem').first()).toContainText('******6783');
    await expect(card.getByRole('listitem').first()).toContainText('Primary');
  });

  await test.step('edits one', async () => {
    await menuOf('6784').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Account number').fill('0123456785');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await confirmPresence(page, person);
    // U865.
    await expect(toast(page, 'Bank Account Updated!')).toBeVisible();
    await expect(card).toContainText('******6785');
  });

  await test.step('deletes one', async () => {
    // U833, U834: a deletion that fails without a sentence; then U867.
    await page.route('**/api/bank-accounts/*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    const remove = async () => {
      await menuOf('6785').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };
    await remove();
    await expect(toast(page, 'Delete Failed')).toBeVisible();
    await expect(toast(page, 'Failed to delete bank account. Please try again.')).toBeVisible();
    await remove();
    await expect(toast(page, 'Account Deleted')).toBeVisible();
    await expect(card.getByText('******6785')).toHaveCount(0);
  });

  await test.step('enters an unknown number', async () => {
    // U831: a number the bank does not know.
    await page.getByRole('button', { name: 'Link Bank Account' }).first().click();
    await dialog(page).getByRole('combobox', { name: 'Bank name' }).fill('Test Bank');
    await dialog(page).getByLabel('Account number').fill('0000000000');
    await dialog(page).getByLabel('Account name').fill('Ada Obi');
    await dialog(page).getByRole('button', { name: 'Link Account' }).click();
    await expect(toast(page, 'Verification Failed')).toBeVisible();
    await expect(dialog(page).getByLabel('Account name')).toHaveValue('Ada Obi');
  });
});

test('U835, U836: bank accounts that cannot be fetched', async ({ page }) => {
  await page.route('**/api/bank-accounts', (route) => route.fulfill({ status: 500, json: {} }));
  await openWallet(page);
  await expect(toast(page, 'Failed to fetch accounts')).toBeVisible();
});
