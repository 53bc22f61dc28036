import type { Page } from '@playwright/test';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { registerPerson, signIn } from '../support/people.ts';
import { proofQuestion } from '../support/proof.ts';
import { closeByEscape, expect, test } from '../support/test.ts';
import { openWallet } from '../support/wallets.ts';

/** The button of the browser. The address is the previous one for a moment, also where a dialog is closed instead. */
async function pressBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

const entries = (page: Page) => page.evaluate(() => window.history.length);

async function openMarket(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
}

test('Back closes the filter sheet and the navigation of a phone, then leaves the page', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await registerPerson(request));
  await page.goto('/dashboard');

  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await test.step('on the first page of the tab', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(drawer).toBeVisible();
    await pressBack(page);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });

  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await test.step('on a later page', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await drawer.getByRole('link', { name: 'Marketplace' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(sheet).toBeVisible();
    const before = await entries(page);
    await pressBack(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/dashboard/marketplace');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await closeByEscape(sheet);
    expect(await entries(page), 'no entry is left behind').toBe(before);
  });

  await test.step('goes back with one press', async () => {
    await pressBack(page);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Back closes the menu and the search of a public page, then leaves it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const open = (label: string) => page.getByRole('banner').getByRole('button', { name: label }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search accounts' });
  // Nothing is read again for the entry that Back takes, so a slow answer does not leave Back free.
  let isSlow = false;
  await page.route('**/api/market?**', async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.fallback();
  });

  await test.step('on the first page of the tab', async () => {
    await page.goto('/market', { waitUntil: 'networkidle' });
    isSlow = true;
    await open('Menu');
    await expect(menu).toBeVisible();
    await pressBack(page);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/market');
    isSlow = false;
  });

  await test.step('on a later page', async () => {
    await open('Menu');
    await menu.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await expect(menu).toBeHidden();
    await open('Open search');
    // Focus comes with the event that tells of the opened panel; before it, Back knows nothing of the panel.
    await expect(search).toBeFocused();
    await pressBack(page);
    await expect(search).toBeHidden();
    await expect(page).toHaveURL('/help');
    await pressBack(page);
    await expect(page).toHaveURL('/market');
  });
});

test('Back closes the proof above a dialog, then the dialog, and what was typed stays', async ({ page }) => {
  await openWallet(page);
  await page.getByRole('main').getByRole('button', { name: 'Link Bank Account' }).first().click();
  const form = page.getByRole('dialog', { name: /Bank Account/ });
  await form.getByRole('combobox', { name: 'Bank name' }).fill('test b');
  await expect(form.getByRole('option')).toHaveText(['Test Bank']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByLabel('Account number').fill('0123456789');
  await expect(form.getByText('This matches your name.')).toBeVisible();
  await form.getByRole('button', { name: 'Link Account' }).click();
  await expect(proofQuestion(page)).toBeVisible();

  await pressBack(page);
  await expect(proofQuestion(page)).toBeHidden();
  await expect(form.getByLabel('Account number')).toHaveValue('0123456789');

  await pressBack(page);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/dashboard/wallet');
});

test('Back closes Add Funds, and a second press goes to the previous page', async ({ page, request }) => {
  await signIn(page, await registerPerson(request));
  await openMarket(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Available balance/ })
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Add Funds' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Funds' });
  await dialog.getByLabel('Amount').fill('1500');
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/wallet');
  await pressBack(page);
  await expect(page).toHaveURL('/dashboard/marketplace');
});

test('the buy dialog, whose state is in the address, leaves no entry behind', async ({ page, request }) => {
  const listing = await offerListing(request, await registerSeller(request));
  await approveListing(request, listing);
  await signIn(page, await registerPerson(request));
  await openMarket(page);
  await page.getByLabel('Search the marketplace').fill(listing.handle);
  await expect(page).toHaveURL(/search=/);
  const buy = page.getByRole('main').getByRole('button', { name: 'Buy Now' });
  const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });

  await expect(buy).toHaveCount(1);
  await buy.click();
  await expect(page).toHaveURL(/buy=/);
  await expect(dialog).toBeVisible();
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/marketplace\?search=[^&]+$/);

  await buy.click();
  await expect(dialog).toBeVisible();
  await closeByEscape(dialog);
  await expect(page).toHaveURL(/marketplace\?search=[^&]+$/);
  await pressBack(page);
  await expect(page).toHaveURL('/dashboard');
});

test('unsaved settings are asked about after the dialog above them was closed by Back', async ({
  page,
  request,
}) => {
  await signIn(page, await registerPerson(request));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByLabel('Bio').fill('Something that is not saved yet.');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();

  await pressBack(page);
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL('/dashboard/settings');
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(question).toBeHidden();

  await pressBack(page);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/dashboard/settings');
  // Back answers the question with Stay.
  await pressBack(page);
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Something that is not saved yet.');

  await pressBack(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
});
