import { callAs } from '../support/call-as.ts';
import { signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('a review stays blind until both have written; then there is one answer, and everybody reads it', async ({
  page,
}) => {
  const deal = await preparePurchase(page.request);
  const id = await buyListing(page.request, deal);
  await callAs(page.request, deal.buyer, 'confirmPurchase', { params: { id } });
  await callAs(page.request, deal.buyer, 'writeReview', {
    params: { id },
    body: { rating: 4, text: 'All as described.' },
  });

  const { user } = await signIn(page, deal.seller);
  await page.goto('/dashboard/my-sales');
  await expect(page.getByText('₦108,000.00 was released to your wallet')).toBeVisible();
  await expect(page.getByText('All as described.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Review the buyer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/or 7 days have passed/)).toBeVisible();
  await dialog.getByRole('radio', { name: '5 of 5: Excellent' }).click();
  await dialog.getByLabel('Your review').fill('Paid at once.');
  await dialog.getByRole('button', { name: 'Save Review' }).click();
  // Both have written now: no review is outstanding.
  await expect(toast(page, 'Both reviews are shown now.')).toBeVisible();
  await expect(page.getByText('All as described.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByLabel('Your answer').fill('Thank you!');
  await page.getByRole('button', { name: 'Send Answer' }).click();
  await expect(toast(page, 'Answer Sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);

  await page.goto(`/seller/${user.id}`);
  const reviews = page.getByRole('region', { name: 'What buyers say' });
  await expect(reviews).toContainText('4.0');
  await expect(reviews).toContainText('All as described.');
  await expect(reviews).toContainText('Thank you!');
  await expectGoodPage(page);
});
