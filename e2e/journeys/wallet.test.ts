import type { Page } from '@playwright/test';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';
import { openWallet } from '../support/wallets.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Available balance/ });

/** From the wallet to the page of the gateway, which is where the story forks. */
async function goToCheckout(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard/wallet?add-funds=1');
  await dialog(page).getByLabel('Amount').fill(amount);
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
}

test('add funds on the page of the gateway, come back, see the balance', async ({ page }) => {
  const main = page.getByRole('main');
  await test.step('opens an empty wallet', async () => {
    await openWallet(page);
    // U038, U306 to U309, U313 to U315: cards, quick actions, header and the way to all transactions; U322: nothing has happened yet.
    for (const title of ['Available Balance', 'In Escrow', 'Pending Withdrawals', 'Total Earned']) {
      await expect(main.getByText(title, { exact: true })).toBeVisible();
    }
    for (const name of ['Withdraw Funds', 'Payment History', 'Export', 'View All Transactions']) {
      await expect(main.getByRole('button', { name })).toBeVisible();
    }
    await expect(main.getByRole('button', { name: 'Link Bank Account' }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'No recent transactions' })).toBeVisible();
    await expect(inHeader(page)).toContainText('₦0.00');
  });

  const amount = dialog(page).getByLabel('Amount');
  const submit = dialog(page).getByRole('button', { name: 'Continue to Payment' });
  await test.step('enters amounts that are refused', async () => {
    await main.getByRole('button', { name: 'Add Funds' }).first().click();
    // U317, U675, U676: the dialog, its smallest amount and its hint.
    await expect(dialog(page).getByRole('heading', { name: 'Add Funds' })).toBeVisible();
    await expect(dialog(page).getByText('Minimum deposit: ₦100')).toBeVisible();
    await expect(amount).toHaveAttribute('min', '1');
    // U673, U674: nothing, then U677: too little.
    await submit.click();
    await expect(toast(page, 'Invalid Amount')).toBeVisible();
    await expect(toast(page, 'Please enter a valid amount.')).toBeVisible();
    await amount.fill('99.99');
    await submit.click();
    await expect(toast(page, 'Minimum deposit: ₦100')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('pays on the page of the gateway', async () => {
    await amount.fill('1500.50');
    const sent = page.waitForRequest('**/api/paystack/pay');
    await submit.click();
    // U784, U785, U786: the call and its payload, with a key against paying twice.
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      amount: 1500.5,
      callback_url: `${new URL(page.url()).origin}/dashboard/wallet/callback`,
    });
    expect(request.headers()['idempotency-key']).toBeTruthy();
    await page.getByRole('button', { name: 'Pay' }).click();
  });

  await test.step('comes back to the result', async () => {
    // U039, U327, U328, U332, U336, U337, U339, U340, U345: verified, credited, told so.
    await expect(page.getByRole('heading', { name: 'Transaction Successful', level: 1 })).toBeVisible();
    await expect(page.getByText('₦1,500.50 has been added to your wallet')).toBeVisible();
    await expect(
      page.getByText(
        'Your wallet has been funded successfully. Redirecting to wallet management in 3 seconds.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Wallet Now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    // U868, U869.
    await expect(toast(page, 'Funds have been successfully credited to your wallet.')).toBeVisible();
  });

  await test.step('sees the balance', async () => {
    // U330, U331: and on to the wallet by itself.
    await expect(page).toHaveURL('/dashboard/wallet');
    // U312, U487, U871, U872: the first card is the available balance, and the movement is listed.
    await expect(main.getByText('₦1,500.50', { exact: true }).first()).toBeVisible();
    await expect(inHeader(page)).toContainText('₦1,500.50');
    const recent = page.getByRole('region', { name: 'Recent Transactions' });
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(recent.getByText('+₦1,500.50')).toBeVisible();
    await expectGoodPage(page);
  });
});

test.describe('a payment that was not made adds nothing', () => {
  for (const { outcome, title, sentence, entry } of [
    // U341.
    {
      outcome: 'Decline',
      title: 'Transaction Failed',
      sentence: /Nothing was added to your wallet\.$/,
      entry: 'Payment declined',
    },
    {
      outcome: 'Cancel',
      title: 'Payment Cancelled',
      sentence: /^Nothing was taken\./,
      entry: 'Payment cancelled',
    },
  ]) {
    test(outcome, async ({ page }) => {
      await openWallet(page);
      await goToCheckout(page, '5000');
      await page.getByRole('button', { name: outcome }).click();
      // What happened stands on the page once, without a toast.
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText(sentence)).toHaveCount(1);
      await expectGoodPage(page);
      // U343: trying again means a new payment. U344: or to the wallet.
      await expect(page.getByRole('link', { name: 'Go to Wallet' })).toBeVisible();
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Add Funds' })).toBeVisible();
      await expect(dialog(page).getByLabel('Amount')).toHaveValue('5,000');
      await closeByEscape(dialog(page));
      await expect(page).toHaveURL('/dashboard/wallet');
      await expect(inHeader(page)).toContainText('₦0.00');
      await page.getByRole('button', { name: 'Payment History' }).click();
      await expect(dialog(page).getByRole('listitem').filter({ hasText: entry })).toContainText('₦5,000.00');
      await expectGoodPage(page);
    });
  }

  test('U838, U839: a callback without a reference', async ({ page }) => {
    await openWallet(page);
    await page.goto('/dashboard/wallet/callback');
    await expect(toast(page, 'Verification Failed')).toBeVisible();
    await expect(toast(page, 'Missing transaction reference identifier.')).toBeVisible();
    // U346, U347.
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('an unknown reference', async ({ page }) => {
    await openWallet(page);
    await page.goto('/dashboard/wallet/callback?reference=fund-nobody');
    // U341, U342, U840: what failed, in the words of the specification.
    await expect(page.getByRole('heading', { name: 'Transaction Failed', level: 1 })).toBeVisible();
    await expect(
      page.getByText('We were unable to process your transaction. Please try again or contact support.'),
    ).toBeVisible();
    await expect(toast(page, 'Transaction Verification Failed')).toBeVisible();
  });
});

test('U329, U333, U334, U335, U599, U600: a network failure is asked about again, twice', async ({
  page,
}) => {
  await openWallet(page);
  let asked = 0;
  let letLastFail = () => {};
  const lastMayFail = new Promise<void>((resolve) => {
    letLastFail = resolve;
  });
  await page.route('**/api/paystack/verify*', async (route) => {
    asked += 1;
    // The last attempt hangs until it has been seen.
    if (asked === 3) await lastMayFail;
    await route.abort();
  });
  const began = Date.now();
  await page.goto('/dashboard/wallet/callback?reference=fund-lost');
  await expect(page.getByRole('heading', { name: 'Processing Transaction', level: 1 })).toBeVisible();
  await expect(page.getByText('Verifying your payment details. This may take a moment.')).toBeVisible();
  await expect(page.getByText('Attempt 2 of 3')).toBeVisible();
  await expect(page.getByText('Attempt 3 of 3')).toBeVisible();
  letLastFail();
  await expect(page.getByRole('heading', { name: 'Transaction Failed' })).toBeVisible();
  expect(Date.now() - began).toBeGreaterThan(4_000);
  expect(asked).toBe(3);
  // U841: an answer without a sentence has one of ours, and Try Again asks once more.
  await page.unroute('**/api/paystack/verify*');
  await page.route('**/api/paystack/verify*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(toast(page, 'Unable to verify transaction status. Please contact support.')).toBeVisible();
});

test('a payment that cannot be started is told, and the amount stays', async ({ page }) => {
  await openWallet(page);
  await page.route('**/api/paystack/pay', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/wallet?add-funds=1');
  await dialog(page).getByRole('button', { name: '₦5,000', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
  // U829, U830.
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(toast(page, 'There was an error processing your payment.')).toBeVisible();
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('5,000');
  // U828: an answer that is not success; U802: one without an address to pay at.
  await page.unroute('**/api/paystack/pay');
  await page.route('**/api/paystack/pay', (route) => route.fulfill({ json: { status: 'odd' } }));
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(toast(page, 'Funding failed')).toBeVisible();
  await page.unroute('**/api/paystack/pay');
  await page.route('**/api/paystack/pay', (route) =>
    route.fulfill({ json: { status: 'success', data: {} } }),
  );
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(toast(page, '₦5,000.00 has been added to your wallet.')).toBeVisible();
});
