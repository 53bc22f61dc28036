import { disputeListing } from '../support/disputes.ts';
import { signIn } from '../support/people.ts';
import { preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test('buyer and seller settle a dispute between them, each on a phone', async ({ page, browser }) => {
  const deal = await preparePurchase(page.request);
  const id = await disputeListing(page.request, deal);
  await page.setViewportSize(phone);
  await signIn(page, deal.buyer);
  const context = await browser.newContext({ viewport: phone });
  const sellerPage = await context.newPage();
  await signIn(sellerPage, deal.seller);

  await test.step('the seller proposes, and sees who would get what', async () => {
    await sellerPage.goto(`/dashboard/disputes/${id}`);
    await sellerPage.getByRole('button', { name: 'Propose a settlement' }).click();
    const dialog = sellerPage.getByRole('dialog', { name: 'Propose a settlement' });
    await dialog.getByLabel('Back to the buyer (₦)').fill('130000');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog.getByText('At most ₦120,000.00 can go back.')).toBeVisible();
    await dialog.getByLabel('Back to the buyer (₦)').fill('20000');
    const preview = dialog.getByRole('region', { name: 'Who gets what' });
    await expect(preview).toContainText('Buyer gets back₦20,000.00');
    await expect(preview).toContainText('Seller gets₦90,000.00');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(toast(sellerPage, 'Settlement Proposed')).toBeVisible();
    await expect(sellerPage.getByRole('region', { name: 'Settle it between you' })).toBeFocused();
    await expect(sellerPage.getByText('You propose ₦20,000.00 back')).toBeVisible();
    await expectGoodPage(sellerPage);
  });

  await test.step('the buyer finds it on the dashboard, and declines', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /Answer the proposal of ₦20,000.00 back/ }).click();
    await expect(page).toHaveURL(`/dashboard/disputes/${id}`);
    await expect(page.getByText('The seller proposes ₦20,000.00 back')).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(toast(page, 'Settlement Declined')).toBeVisible();
    await expect(page.getByText('The seller proposed ₦20,000.00 back')).toBeVisible();
    await expect(sellerPage.getByText('You proposed ₦20,000.00 back')).toBeVisible();
  });

  await test.step('the buyer proposes more, and the seller accepts', async () => {
    await page.getByRole('button', { name: 'Propose a settlement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose a settlement' });
    await dialog.getByLabel('Back to the buyer (₦)').fill('40000');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(toast(page, 'Settlement Proposed')).toBeVisible();
    // It arrives by itself in the window of the seller.
    await expect(sellerPage.getByText('The buyer proposes ₦40,000.00 back')).toBeVisible();
    await sellerPage.getByRole('button', { name: 'Accept', exact: true }).click();
    const question = sellerPage.getByRole('alertdialog', { name: 'Accept this settlement?' });
    await expect(question).toContainText('Seller gets₦72,000.00');
    await question.getByRole('button', { name: 'Accept settlement' }).click();
    await expect(toast(sellerPage, 'Dispute Settled')).toBeVisible();
    await expect(sellerPage.getByRole('region', { name: 'Settle it between you' })).toBeFocused();
  });

  await test.step('both see how it ended', async () => {
    for (const side of [page, sellerPage])
      await expect(
        side.getByText('Settled between the two: ₦40,000.00 went back to the buyer.'),
      ).toBeVisible();
    await expectGoodPage(page);
    await page.goto('/dashboard/my-purchases');
    await expect(page.getByText('You and the seller settled the dispute.')).toBeVisible();
    await sellerPage.goto('/dashboard/my-sales');
    await expect(sellerPage.getByText('₦72,000.00 was released to your wallet')).toBeVisible();
  });
  await context.close();
});
