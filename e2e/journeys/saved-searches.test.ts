import type { Page } from '@playwright/test';
import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { waitForMail } from '../support/mails.ts';
import { registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Save this search' });

test('a guest saves a search, hears of a new account, and ends the mails without signing in', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const word = rareWord();
  const buyer = await registerPerson(page.request);

  await test.step('the sign-in on the way leads to the dialog with the search', async () => {
    await page.goto(`/market/tiktok?search=${word}&sort=price_low`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(buyer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Name')).toHaveValue(`${word} on TikTok`);
    await expect(dialog.getByText(`“${word}”`)).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByLabel('Name').fill('');
    await dialog.getByRole('button', { name: 'Save Search' }).click();
    await expect(dialog.getByText('Please give the search a name.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Dances');
    await dialog.getByRole('button', { name: 'Save Search' }).click();
    await expect(toast(page, 'Search Saved')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/saved-searches');
    await expect(page.getByRole('heading', { level: 2, name: 'Dances' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'No accounts now' })).toBeVisible();
    await expectGoodPage(page);
  });

  const seller = await registerSeller(page.request);
  const listing = await offerListing(page.request, seller, { description: `Dances, ${word}, every day.` });
  await approveListing(page.request, listing);
  const title = `New for “Dances”: ${listing.handle}`;

  await test.step('the new account is counted, and stands under the bell', async () => {
    await expect(page.getByRole('link', { name: 'Show 1 account' })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText(title).click();
    await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
  });

  const mail = await waitForMail(buyer.email, title);
  const unsubscribe = new URL(/https?:\/\/\S+\/unsubscribe\S+/.exec(mail.text)?.[0] ?? '');
  await test.step('the link of the mail asks once, and works without a session', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(unsubscribe.pathname + unsubscribe.search);
    await expect(other.getByRole('heading', { level: 1, name: 'Stop these mails?' })).toBeVisible();
    await expectGoodPage(other);
    await other.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
    await context.close();
    await page.goto('/dashboard/saved-searches');
    await expect(page.getByText('their mails are switched off')).toBeVisible();
  });
});

test('a search of the marketplace is saved once, renamed, changed and deleted', async ({ page }) => {
  const word = rareWord();
  const buyer = await registerPerson(page.request);
  await signIn(page, buyer);
  await page.goto('/dashboard/marketplace');
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await page.goto(`/dashboard/marketplace?search=${word}&verified=1`);

  await page.getByRole('button', { name: 'Save this search' }).click();
  await dialogOf(page).getByRole('radio', { name: 'Once a day' }).click();
  await dialogOf(page).getByRole('button', { name: 'Save Search' }).click();
  await expect(toast(page, 'Search Saved')).toBeVisible();

  await page.getByRole('button', { name: 'Save this search' }).click();
  await dialogOf(page).getByLabel('Name').fill('Again');
  await dialogOf(page).getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByText(`You have saved this search already, as “${word}”.`)).toBeVisible();
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Again');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Saved searches' }).click();
  const alerts = page.getByRole('combobox', { name: /^Alerts/ });
  await expect(alerts).toHaveText('Once a day');
  await alerts.click();
  await page.getByRole('option', { name: 'At once' }).click();
  await expect(alerts).toHaveText('At once');
  await page.getByRole('button', { name: `Rename ${word}` }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename search' });
  await renaming.getByLabel('Name').fill('Verified dances');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Verified dances' })).toBeVisible();
  await expect(page.getByText(`“${word}” · verified sellers`)).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Delete Verified dances' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();

  await page.goto('/dashboard/settings#notifications');
  await page.getByRole('button', { name: 'Saved searches and listings' }).click();
  for (const label of ['New listing for a saved search', 'Price drop of a saved listing']) {
    await expect(page.getByText(label)).toBeVisible();
  }
});
