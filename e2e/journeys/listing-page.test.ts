import type { Page } from '@playwright/test';
import { present } from '../../server/test/present.ts';
import { callAs } from '../support/call-as.ts';
import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { registerPerson, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

const claims = {
  includes: ['mailbox'],
  opened: '2019-05',
  audience: 'GH',
  monetised: true,
  revenue: 450_000,
  growth: 1_250,
};

test('a guest reads a listing with the terms of the deal and is led to the sign-in by Buy and heart', {
  tag: '@phone',
}, async ({ page, request }) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller, { claims });
  await approveListing(request, listing);
  await page.goto(`/listing/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms of this deal' })).toBeVisible();
  await expect(page.getByText('New seller')).toBeVisible();
  const says = page.getByRole('region', { name: 'The seller says' });
  await expect(says).toContainText('May 2019');
  await expect(says).toContainText('Ghana');
  await expect(says).toContainText('₦450,000.00');
  await expect(says).toContainText('+1,250 followers');
  await expectGoodPage(page);

  await page.getByRole('link', { name: `Save ${listing.handle}` }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.goBack();
  await page.getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
});

test('a guest who reports a listing finds the dialog open after the sign-in', async ({ page, request }) => {
  const [seller, person] = await Promise.all([registerSeller(request), registerPerson(request)]);
  const listing = await offerListing(request, seller);
  await approveListing(request, listing);
  await page.goto(`/listing/${listing.id}`);
  await page.getByRole('link', { name: `Report listing ${listing.handle}` }).click();
  await expect(page.getByText(`You were about to report ${listing.handle}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await expect(dialog).toBeVisible();
  await closeByEscape(dialog);
});

test('a person sees a listing inside the portal, saves it, and goes back to the results', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const [seller, person] = await Promise.all([registerSeller(request), registerPerson(request)]);
  const word = rareWord();
  const listing = await offerListing(request, seller, { description: `Dances, ${word}.` });
  await approveListing(request, listing);
  await signIn(page, person);

  await page.goto(`/dashboard/marketplace?search=${word}`);
  await page.getByRole('link', { name: listing.handle, exact: true }).click();
  await expect(page).toHaveURL(`/listing/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Quick navigation' : 'Main' });
  await expect(navigation).toBeVisible();
  await expectGoodPage(page);

  const heart = page.getByRole('button', { name: `Save ${listing.handle}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => await callAs(request, person, 'listSavedListings')).toEqual([listing.id]);

  // Rendered on the server for a guest, and the portal's again after that.
  await page.reload();
  await expect(navigation).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Buy Now' })).toBeVisible();
  if (isMobile) await expectNoOverlap(page);

  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(`/dashboard/marketplace?search=${word}`);
});

/** The bar with the price stands on the bottom bar, not behind it. */
async function expectNoOverlap(page: Page): Promise<void> {
  const covered = async () => {
    const buy = await page.getByRole('complementary', { name: 'Price and purchase' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
    return (buy?.y ?? Number.NaN) + (buy?.height ?? 0) - (bar?.y ?? Number.NaN);
  };
  await expect.poll(covered).toBeLessThanOrEqual(1);
}

test('a seller states facts about an account; the market finds it by them', async ({ page, request }) => {
  const seller = await registerSeller(request);
  await signIn(page, seller);
  const handle = `@${rareWord()}`;
  await page.goto('/dashboard/my-listings?add=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Account' });
  await dialog.getByRole('combobox', { name: /^Platform/ }).click();
  await page.getByRole('option', { name: 'TikTok' }).click();
  await dialog.getByRole('textbox', { name: /^Handle/ }).fill(handle);
  await dialog.getByLabel('Profile URL').fill(`https://tiktok.com/${handle}`);
  await dialog.getByLabel('Followers').fill('5000');
  await dialog.getByLabel('Asking Price (NGN)').fill('90000');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Dances from Kumasi.');
  await dialog.getByLabel('Username or Email').fill('somebody@example.com');
  await dialog.getByLabel(/^Password/).fill('platform-password');
  await dialog.getByText('More about the account').click();
  await dialog.getByRole('checkbox', { name: 'Phone number' }).click();
  await dialog.getByLabel('Opened').fill('2099-01');
  await dialog.getByLabel('Growth').fill('1,234');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(dialog.getByText('Please enter a month that is not in the future.')).toBeVisible();
  await expect(dialog.getByLabel('Growth')).toHaveValue('1,234');
  await dialog.getByLabel('Opened').fill('2020-02');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(toast(page, 'Account Added Successfully!')).toBeVisible();
  const listing = present((await callAs(request, seller, 'listOwnListings'))[0]);
  await approveListing(request, listing);

  await page.goto(`/market/tiktok?with_phone=1&growth_from=1234`);
  const card = page.getByRole('link', { name: handle });
  await expect(card).toBeVisible();
  await page.goto(`/dashboard/marketplace?with_phone=1&growth_from=1235`);
  await expect(page.getByRole('button', { name: /^More/ })).toContainText('2');
  await expect(page.getByRole('link', { name: handle, exact: true })).toBeHidden();
  await page.goto(`/listing/${listing.id}`);
  const says = page.getByRole('region', { name: 'The seller says' });
  await expect(says).toContainText('Feb 2020');
  await expect(says).toContainText('Phone number');
});

test('a guest compares accounts, which stay chosen, and takes one out', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const word = rareWord();
  const first = await offerListing(request, seller, { description: word, price: 100_000, claims });
  const second = await offerListing(request, seller, { description: word, price: 90_000 });
  await Promise.all([approveListing(request, first), approveListing(request, second)]);
  await page.goto(`/market?search=${word}`);
  await page.getByRole('button', { name: `Compare ${first.handle}` }).click();
  await expect(page.getByRole('link', { name: 'Compare 1 of 4' })).toBeVisible();
  await page.getByRole('button', { name: `Compare ${second.handle}` }).click();
  await page.getByRole('link', { name: 'Compare 2 of 4' }).click();
  await expect(page).toHaveURL(`/compare?ids=${first.id},${second.id}`);
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('row', { name: /^Price \(differs\)/ })).toContainText('₦90,000.00');
  await expect(table.getByRole('row', { name: /^Platform/ })).toContainText('TikTok');
  await expectGoodPage(page);
  await page.goto('/compare');
  await expect(page).toHaveURL(/ids=/);
  await page.getByRole('button', { name: `Take ${first.handle} out` }).click();
  await expect(page).toHaveURL(`/compare?ids=${second.id}`);
  await page.reload();
  await expect(page.getByRole('link', { name: second.handle })).toBeVisible();
});
