import { callAs } from '../support/call-as.ts';
import { demo, signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('a claim in cover: the buyer reports, the seller answers, an administrator upholds it', async ({
  page,
  browser,
}) => {
  const deal = await preparePurchase(page.request, { cover_days: 14 });
  const { buyer, seller } = deal;
  const seeing = await browser.newContext();
  const other = await seeing.newPage();

  const id = await buyListing(page.request, deal);
  await callAs(page.request, buyer, 'confirmPurchase', { params: { id }, body: {} });

  await test.step('the buyer makes a claim', async () => {
    await signIn(page, buyer);
    await page.goto('/dashboard/my-purchases');
    // A tenth of ₦120,000 is the fee; a new seller has 40 % of the rest held.
    await expect(page.getByText(/₦43,200\.00 of the seller’s money is held/)).toBeVisible();
    await page.getByRole('link', { name: 'View cover' }).click();
    await page.getByRole('button', { name: 'Make a claim' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Open Claim' }).click();
    await expect(dialog.getByText('Please choose what happened.')).toBeVisible();
    await dialog.getByRole('combobox', { name: /What happened/ }).click();
    await page.getByRole('option', { name: 'The account was taken back' }).click();
    await dialog.getByLabel('Details').fill('The password was changed in the night.');
    await dialog.getByRole('button', { name: 'Open Claim' }).click();
    await expect(toast(page, 'Claim Opened')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take the claim back' })).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('the seller answers', async () => {
    await signIn(other, seller);
    await other.goto('/dashboard/my-sales');
    await other.getByRole('link', { name: 'Answer claim' }).click();
    await other.getByLabel('Your answer').fill('I did not sign in since the sale.');
    await other.getByRole('button', { name: 'Send Answer' }).click();
    await expect(toast(other, 'Answer Sent')).toBeVisible();
    await expect(page.getByText('I did not sign in since the sale.')).toBeVisible();
  });

  const staff = await (await browser.newContext()).newPage();
  await test.step('an administrator upholds it', async () => {
    await signIn(staff, demo.admin);
    await staff.goto('/admin/claims');
    const row = staff.getByRole('listitem').filter({ hasText: deal.listing.handle });
    await row.getByRole('button', { name: /Decide/ }).click();
    const file = staff.getByRole('dialog');
    await file.getByLabel('Uphold').click();
    await expect(file.getByRole('region', { name: 'Who pays what' })).toContainText('₦43,200.00');
    await file.getByLabel('Details').fill('The recovery mail went to the seller.');
    await file.getByRole('button', { name: 'Decide Claim' }).click();
    const question = staff.getByRole('alertdialog', { name: 'Uphold the claim?' });
    await expect(question).toContainText('₦120,000.00 goes back to the buyer');
    await question.getByRole('button', { name: 'Confirm decision' }).click();
    await expect(toast(staff, 'Claim Decided')).toBeVisible();
    await expectGoodPage(staff);
  });

  await test.step('both see how it ended', async () => {
    await expect(page.getByText(/Upheld on .*: the buyer got ₦120,000\.00\./)).toBeVisible();
    await page.goto('/dashboard/wallet');
    const balance = page.getByRole('banner').getByRole('link', { name: /Available balance/ });
    await expect(balance).toContainText('₦150,000.00');
    await other.goto(`/dashboard/cover/${id}`);
    await expect(other.getByText('The recovery mail went to the seller.')).toBeVisible();
    await expectGoodPage(other);
  });
});
