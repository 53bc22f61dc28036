import type { Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

const cardOf = (page: Page, handle: string) =>
  page
    .getByRole('region', { name: /^Offers you/ })
    .locator('> div')
    .filter({ has: page.getByRole('heading', { name: handle }) });

test('a guest signs in and offers, the seller counters, the buyer accepts and pays the agreed price', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { buyer, seller, listing } = await preparePurchase(page.request);

  await test.step('the guest signs in on the way to the dialog and offers', async () => {
    await page.goto(`/listing/${listing.id}`);
    await page.getByRole('link', { name: 'Make an offer' }).click();
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(buyer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/listing/${listing.id}`);
    const dialog = page.getByRole('dialog', { name: 'Make an offer' });
    await expect(dialog).toBeVisible();
    // Once closed, also by Back, neither the address nor a reload opens it again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/listing/${listing.id}`);
    await page.reload();
    const open = page.getByRole('button', { name: 'Make an offer' });
    await expect(open).toBeVisible();
    await expect(dialog).toBeHidden();
    await open.click();
    await dialog.getByLabel('Message').fill('I can pay today.');
    await dialog.getByLabel('Your offer (NGN)').fill('120,000');
    await dialog.getByRole('button', { name: 'Send Offer' }).click();
    // Nothing typed is lost.
    await expect(dialog.getByText('Please name less than the asking price of ₦120,000.00.')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('I can pay today.');
    await dialog.getByLabel('Your offer (NGN)').fill('90,000');
    await dialog.getByRole('button', { name: 'Send Offer' }).click();
    await expect(toast(page, 'Offer Sent')).toBeVisible();
    await expect(page.getByText('You offered ₦90,000.00.')).toBeVisible();
    await expectGoodPage(page);
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await test.step('the seller reads it in the conversation and counters', async () => {
    await signIn(other, seller);
    await other.goto('/dashboard');
    const task = other.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first();
    await expect(task).toContainText(`Answer the offer of ₦90,000.00 for ${listing.handle}`);
    await expect(task).toContainText('left');
    await expectGoodPage(other);
    await task.getByRole('link', { name: 'Answer' }).click();
    await expect(other).toHaveURL(/\/dashboard\/offers\?side=received&offer=/);
    await other.goto('/dashboard/offers?side=received');
    const card = cardOf(other, listing.handle);
    await expect(card.getByText('Waits for your answer.')).toBeVisible();
    await expectGoodPage(other);
    await card.getByRole('link', { name: 'Conversation' }).click();
    const log = other.getByRole('log', { name: 'Messages' });
    await expect(log.getByText('I can pay today.')).toBeVisible();
    await log.getByRole('button', { name: 'Counter' }).click();
    const dialog = other.getByRole('dialog', { name: 'Counter-offer' });
    await dialog.getByLabel('Your amount (NGN)').fill('90,000');
    await dialog.getByRole('button', { name: 'Send Counter-Offer' }).click();
    await expect(dialog.getByText('Please name more than ₦90,000.00, or accept it.')).toBeVisible();
    await dialog.getByLabel('Your amount (NGN)').fill('105,000');
    await dialog.getByRole('button', { name: 'Send Counter-Offer' }).click();
    await expect(toast(other, 'Counter-Offer Sent')).toBeVisible();
    await expect(log.getByText('Waits for the answer of the buyer.')).toBeVisible();
  });

  await test.step('the buyer accepts', async () => {
    // The page of the listing, which is still open, follows without a reload.
    await expect(page.getByText('The seller asks for ₦105,000.00.')).toBeVisible();
    await page.goto('/dashboard/offers');
    const card = cardOf(page, listing.handle);
    await expect(card.getByText(/left$/)).toBeVisible();
    await card.getByRole('button', { name: 'Accept' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Accept ₦105,000.00?' });
    await ask.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Offer Accepted')).toBeVisible();
    // The seller's screen follows without a reload.
    await expect(other.getByText('The price is agreed, and the buyer can pay it.')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('the task and the bar of the listing name the agreed price', async () => {
    await page.goto('/dashboard');
    const task = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first();
    await expect(task).toContainText(`Pay the agreed ₦105,000.00 for ${listing.handle}`);
    await task.getByRole('link', { name: 'Pay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(dialog.getByRole('button', { name: 'Pay ₦105,000.00' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto(`/listing/${listing.id}`);
    const bar = page.getByRole('complementary', { name: 'Price and purchase' });
    if ((page.viewportSize()?.width ?? 0) < 1_024)
      await expect(bar).toContainText('Agreed price: ₦105,000.00');
    await page.goto('/dashboard/offers');
  });

  await test.step('the buyer pays the agreed price', async () => {
    const pay = cardOf(page, listing.handle).getByRole('link', { name: 'Pay ₦105,000.00 now' });
    await pay.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(dialog.getByText('Agreed price')).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard/offers');
    await pay.click();
    await dialog.getByRole('button', { name: 'Pay ₦105,000.00' }).click();
    await expect(toast(page, 'Purchase Initiated')).toBeVisible();
    await page.waitForURL('**/dashboard/my-purchases');
    const bought = page
      .getByRole('region', { name: 'Your purchases', exact: true })
      .locator('> div')
      .filter({ has: page.getByRole('heading', { name: listing.handle }) });
    await expect(bought.getByText('₦105,000.00').first()).toBeVisible();
    await page.goto('/dashboard/offers');
    await expect(cardOf(page, listing.handle).getByText('The agreed price was paid.')).toBeVisible();
  });
  await context.close();
});
