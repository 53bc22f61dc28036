import type { Locator } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { demo, signIn } from '../support/people.ts';
import { askStillYours, buyListing, preparePurchase } from '../support/purchases.ts';
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
    await expect(page.getByRole('region', { name: /^Claim of/ })).toBeFocused();
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

/** A private picture that the person may fetch. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a claim with pictures: both sides send theirs, and an administrator sees them and rejects it', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const deal = await preparePurchase(page.request, { cover_days: 7 });
  const id = await buyListing(page.request, deal);
  await callAs(page.request, deal.buyer, 'confirmPurchase', { params: { id }, body: {} });
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

  await test.step('the buyer claims with a picture; the answer is lost, and the page shows the claim', async () => {
    await signIn(page, deal.buyer);
    await page.goto(`/dashboard/cover/${id}`);
    await page.getByRole('button', { name: 'Make a claim' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /What happened/ }).click();
    await page.getByRole('option', { name: 'The seller kept the mailbox' }).click();
    await dialog.getByLabel('Details').fill('The codes still go to the old address.');
    await dialog.locator('input[type=file]').setInputFiles(picture('codes.png', await page.screenshot()));
    await expect(dialog.getByRole('img', { name: 'codes.png' })).toBeVisible();
    await page.route(`**/api/purchases/${id}/claims`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Open Claim' }).click();
    await expect(toast(page, 'Claim Opened')).toBeVisible();
    await page.unroute(`**/api/purchases/${id}/claims`);
    await expect(page.getByRole('button', { name: 'Take the claim back' })).toBeVisible();
    await expectDrawn(page.getByRole('img', { name: /^Evidence 1 of yours/ }));
    await expect(page.getByRole('img', { name: /^Evidence/ })).toHaveCount(1);
    await expectGoodPage(page);
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('the seller sees it and answers with a picture', async () => {
    await signIn(other, deal.seller);
    await other.goto(`/dashboard/cover/${id}`);
    await expectDrawn(other.getByRole('img', { name: /^Evidence 1 of the buyer/ }));
    await other.getByLabel('Your answer').fill('The address was changed on the day of the sale.');
    await other.locator('input[type=file]').setInputFiles(picture('changed.png', await other.screenshot()));
    await other.getByRole('button', { name: 'Send Answer' }).click();
    await expect(toast(other, 'Answer Sent')).toBeVisible();
    await expectDrawn(other.getByRole('img', { name: /^Evidence 1 of yours/ }));
    await expectGoodPage(other);
    // The buyer still looks at the page.
    await expectDrawn(page.getByRole('img', { name: /^Evidence 1 of the seller/ }));
  });

  await test.step('an administrator sees both pictures and rejects the claim', async () => {
    const staff = await (await browser.newContext()).newPage();
    await signIn(staff, demo.admin);
    await staff.goto('/admin/claims');
    const row = staff.getByRole('listitem').filter({ hasText: deal.listing.handle });
    await row.getByRole('button', { name: /Decide/ }).click();
    const file = staff.getByRole('dialog');
    await expectDrawn(file.getByRole('img', { name: /^Evidence 1 of the buyer/ }));
    await expectDrawn(file.getByRole('img', { name: /^Evidence 1 of the seller/ }));
    await file.getByLabel('Reject').click();
    await file.getByLabel('Details').fill('The picture shows the new address.');
    await file.getByRole('button', { name: 'Decide Claim' }).click();
    await expectGoodPage(staff);
    await staff.getByRole('button', { name: 'Confirm decision' }).click();
    await expect(toast(staff, 'Claim Decided')).toBeVisible();
  });

  await test.step('both see how it ended, and cover goes on', async () => {
    await expect(page.getByText(/^Rejected on /)).toBeVisible();
    await expect(page.getByText('The picture shows the new address.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make a claim' })).toBeVisible();
    await expect(other.getByText(/of your payout is held until/)).toBeVisible();
    await expect(other.getByLabel('Your answer')).toHaveCount(0);
  });
});

test('Still yours? One tap opens a claim with the timeline, and the buyer takes it back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const deal = await preparePurchase(page.request, { cover_days: 14 });
  const { handle } = deal.listing;
  const id = await buyListing(page.request, deal);
  await callAs(page.request, deal.buyer, 'confirmPurchase', { params: { id }, body: {} });
  await askStillYours(id);

  await test.step('the buyer answers that the account is lost', async () => {
    await signIn(page, deal.buyer);
    await page.goto(`/dashboard/cover/${id}`);
    await expect(page.getByRole('heading', { name: `Is ${handle} still yours?` })).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Lost it' }).click();
    await page.getByRole('button', { name: 'Open a claim' }).click();
    await expect(toast(page, 'Claim Opened')).toBeVisible();
    await expect(page.getByText(/Day 1, .*: the buyer answered that the account is lost\./)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Claim of/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: `Is ${handle} still yours?` })).toHaveCount(0);
  });

  await test.step('and adds what one tap could not say', async () => {
    await page.getByLabel('Add to your claim').fill('The password was changed at 02:14.');
    await page.getByRole('button', { name: 'Add Details' }).click();
    await expect(toast(page, 'Details Added')).toBeVisible();
    await expect(page.getByText(/Added on .*:\s+The password was changed at 02:14\./)).toBeVisible();
    await expect(page.getByLabel('Add to your claim')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Add Details' })).toBeFocused();
    await expectGoodPage(page);
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('the wallet of the seller says what waits for it', async () => {
    await signIn(other, deal.seller);
    await other.goto('/dashboard/wallet');
    await expect(other.getByText(/₦43,200\.00 is held for cover\. It waits for a claim/)).toBeVisible();
    await expectGoodPage(other);
  });

  await test.step('the buyer takes the claim back, and cover goes on', async () => {
    await page.getByRole('button', { name: 'Take the claim back' }).click();
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(toast(page, 'Claim Withdrawn')).toBeVisible();
    await expect(page.getByText(/^Withdrawn by the buyer on /)).toBeVisible();
    await expect(other.getByText(/₦43,200\.00 is held for cover, until .* at the latest\./)).toBeVisible();
  });
});

test('Still yours? Yes is one tap, and the focus stays on the page', { tag: '@phone' }, async ({ page }) => {
  const deal = await preparePurchase(page.request, { cover_days: 14 });
  const id = await buyListing(page.request, deal);
  await callAs(page.request, deal.buyer, 'confirmPurchase', { params: { id }, body: {} });
  await askStillYours(id);
  await signIn(page, deal.buyer);
  await page.goto(`/dashboard/cover/${id}`);
  await page.getByRole('button', { name: 'Yes, still mine' }).click();
  await expect(page.getByRole('button', { name: 'Yes, still mine' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What is held' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Still yours?' }).getByText('Yes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a claim' })).toBeVisible();
});
