import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { nameGrounds } from '../support/disputes.ts';
import { demo, nicknameOf, signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

/** What the wallet of the person shows and hands out, to the kobo. */
async function expectBooks(
  page: Page,
  balance: string,
  books: { movements: readonly string[]; statement: readonly string[] },
): Promise<void> {
  await page.goto('/dashboard/wallet');
  await expect(page.getByRole('banner').getByRole('link', { name: /Available balance/ })).toContainText(
    balance,
  );
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByText(/^[+-]₦/)).toHaveText([...books.movements]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Statement' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([...books.statement]));
}

test('a dispute with a picture, the answer of the seller, a partial refund: both see it', async ({
  page,
  browser,
}) => {
  const deal = await preparePurchase(page.request);
  const id = await buyListing(page.request, deal);
  await signIn(page, deal.buyer);
  await page.goto('/dashboard/my-purchases');

  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'File Dispute' });
  await test.step('fills in the dispute', async () => {
    // U564, U713, U762: reason, text and pictures.
    await page.getByRole('button', { name: 'File Dispute' }).click();
    await send.click();
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
    await dialog.getByRole('combobox', { name: /Reason/ }).click();
    await page.getByRole('option', { name: 'Not as described' }).click();
    await dialog.getByLabel('What happened').fill('Half of the followers were gone.');
    const buffer = await page.screenshot();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'followers.png', mimeType: 'image/png', buffer });
    await expect(dialog.getByRole('img', { name: 'followers.png' })).toBeVisible();
  });

  await test.step('looks something up meanwhile', async () => {
    // Looking something up in another dialog loses nothing.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('article', { name: /Receipt TXN-/ })).toBeVisible();
    await closeByEscape(dialog);
    await page.getByRole('button', { name: 'File Dispute' }).click();
    await expect(dialog.getByRole('img', { name: 'followers.png' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Reason/ })).toContainText('Not as described');
  });

  await test.step('a refusal keeps what was typed', async () => {
    // U818: a refusal keeps what was typed.
    await page.route(`**/api/purchases/${id}/dispute`, (route) =>
      route.fulfill({ status: 500, json: { status: 'error' } }),
    );
    await send.click();
    await expect(toast(page, 'Could not raise dispute')).toBeVisible();
    await expect(dialog.getByLabel('What happened')).toHaveValue('Half of the followers were gone.');
    await page.unroute(`**/api/purchases/${id}/dispute`);
  });

  await test.step('a lost answer does not raise a second dispute', async () => {
    // The answer gets lost on its way. Sent again, it is the same dispute.
    await page.route(`**/api/purchases/${id}/dispute`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await page.unroute(`**/api/purchases/${id}/dispute`);
    await send.click();
    await expect(toast(page, 'Dispute Raised')).toBeVisible(); // U857
  });

  const statements = page.getByRole('list', { name: 'Statements' });
  await test.step('reads the case', async () => {
    // U580, U581, U584
    await expect(page.getByText('Transaction disputed')).toBeVisible();
    await expect(page.getByText('Awaiting resolution from support team.')).toBeVisible();
    await page.getByRole('link', { name: 'View dispute' }).click();
    await page.waitForURL(`**/dashboard/disputes/${id}`);
    await expect(statements).toContainText('Half of the followers were gone.');
    await expect(statements.getByRole('img', { name: /Evidence 1/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Credentials log' })).toContainText(
      'The credentials were given to the buyer',
    );
    await expectGoodPage(page);
  });

  const { context, sellerPage } = await test.step('the seller answers', async () => {
    const context = await browser.newContext();
    const sellerPage = await context.newPage();
    await signIn(sellerPage, deal.seller);
    await sellerPage.goto('/dashboard/my-sales');
    await expect(sellerPage.getByText('₦120,000.00 is held in escrow')).toBeVisible();
    // Between traders only nicknames appear.
    await expect(sellerPage.getByText(`Bought by ${nicknameOf(deal.buyer)}`)).toBeVisible();
    await expect(sellerPage.getByText(deal.buyer.name)).toHaveCount(0);
    await expect(sellerPage.getByText(deal.buyer.email)).toHaveCount(0);
    await expectGoodPage(sellerPage);
    await sellerPage.getByRole('link', { name: 'Answer dispute' }).click();
    await sellerPage.getByLabel('Your answer').fill('They were there on the day of the sale.');
    await sellerPage.getByRole('button', { name: 'Send Answer' }).click();
    await expect(toast(sellerPage, 'Statement Sent')).toBeVisible();
    await sellerPage.getByRole('button', { name: 'Offer new credentials' }).click();
    const offer = sellerPage.getByRole('dialog');
    await offer.getByLabel('Username or email').fill('second@example.com');
    await offer.locator('input[type=password]').fill('another-password');
    await offer.getByRole('button', { name: 'Send Credentials' }).click();
    await expect(toast(sellerPage, 'Credentials Sent')).toBeVisible();
    return { context, sellerPage };
  });

  await test.step('the buyer sees the answer', async () => {
    // The buyer still looks at the case: what happens elsewhere arrives by itself.
    await expect(statements).toContainText('They were there on the day of the sale.');
    await expect(page.getByText('Both sides have spoken. Our team decides next.')).toBeVisible();
  });

  await test.step('an administrator refunds a part', async () => {
    // A428, A431: the administrator, in a window of their own, sees who gets what before deciding.
    const adminContext = await browser.newContext();
    const adminPage = await adminContext.newPage();
    await signIn(adminPage, demo.admin);
    await adminPage.goto(`/admin/transactions?case=${id}`);
    const file = adminPage.getByRole('dialog', { name: 'Dispute Resolution' });
    await expect(file.getByText('Half of the followers were gone.')).toBeVisible();
    await expect(file.getByText('They were there on the day of the sale.')).toBeVisible();
    await expect(file.getByRole('img', { name: /Evidence 1/ })).toBeVisible();
    await file.getByRole('radio', { name: 'Partial refund' }).click();
    await file.getByLabel('Refund amount (₦)').fill('50,000.05');
    await nameGrounds(file);
    await file.getByLabel('Details').fill('Some of the followers were gone.');
    // ₦69,999.95 are left for the seller, less a tenth that is rounded half up: not a kobo is lost.
    const preview = file.getByRole('region', { name: 'Who gets what' });
    await expect(preview).toContainText('Buyer gets back₦50,000.05');
    await expect(preview).toContainText('Seller gets₦62,999.95');
    await expect(preview).toContainText('₦7,000.00');
    await file.getByRole('button', { name: 'Resolve Dispute' }).click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Confirm resolution' }).click();
    await expect(toast(adminPage, 'Dispute Resolved')).toBeVisible();
    await adminContext.close();
  });

  await test.step('both see the result', async () => {
    for (const side of [page, sellerPage]) {
      await expect(side.getByText(/₦50,000.05 went back to the buyer/)).toBeVisible();
      await expect(side.getByText('Resolved', { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Withdraw dispute' })).toHaveCount(0);
    await page.goto('/dashboard/my-purchases');
    await expect(page.getByText('₦50,000.05 of the price came back to your wallet.')).toBeVisible();
    await page.getByRole('button', { name: 'Receipt' }).click();
    const receipt = page.getByRole('article', { name: /Receipt TXN-/ });
    await expect(receipt).toContainText('Price₦120,000.00');
    await expect(receipt).toContainText('-₦50,000.05');
    await expect(receipt).toContainText('Total paid₦69,999.95');
    await sellerPage.goto('/dashboard/my-sales');
    await expect(sellerPage.getByText('₦62,999.95 was released to your wallet')).toBeVisible();
  });

  await test.step('the books of both agree', async () => {
    // Every kobo, as each of them reads it: the header, the movements and the statement of the month say the same.
    await expectBooks(page, '₦80,000.05', {
      movements: ['+₦50,000.05', '-₦120,000.00', '+₦150,000.00'],
      statement: ['Opening balance,0', 'Money in,200000.05', 'Money out,120000', 'Closing balance,80000.05'],
    });
    await expectBooks(sellerPage, '₦62,999.95', {
      movements: ['+₦62,999.95'],
      statement: ['Opening balance,0', 'Money in,62999.95', 'Money out,0', 'Closing balance,62999.95'],
    });
  });

  await context.close();
});

test('a dispute that is withdrawn, and one that is not there', async ({ page }) => {
  const deal = await preparePurchase(page.request);
  const id = await buyListing(page.request, deal);
  await signIn(page, deal.buyer);
  await page.goto(`/dashboard/disputes/${id}`);
  await expect(page.getByRole('heading', { name: 'There is no such dispute' })).toBeVisible();
  await callAs(page.request, deal.buyer, 'disputePurchase', {
    params: { id },
    body: { reason: 'credentials_fail', description: 'The password is wrong.' },
  });
  await page.goto(`/dashboard/disputes/${id}`);
  await page.getByRole('button', { name: 'Withdraw dispute' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('with 6 days left to check it. Nothing is paid yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Dispute Withdrawn')).toBeVisible();
  await expect(
    page.getByText('The buyer withdrew the dispute, and the purchase went on').first(),
  ).toBeVisible();
  await page.goto('/dashboard/my-purchases');
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
});
