import { offerListing, registerSeller } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

test('My Listings to the letter', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seller = await registerSeller(request);
  await signIn(page, seller);

  await test.step('starts without a listing', async () => {
    await page.goto('/dashboard/my-listings');
    // U189 to U194, U211, U212, U214 to U216.
    await expect(
      page.getByRole('heading', { name: 'Manage your social media account listings' }),
    ).toBeVisible();
    for (const counter of ['Total Listings', 'Active', 'Sold', 'Total Disputes']) {
      await expect(page.getByRole('main').getByText(counter, { exact: true }), counter).toBeVisible();
    }
    await expect(page.getByText('No listings found')).toBeVisible();
    await expect(page.getByText("You haven't created any listings yet.")).toBeVisible();
    await page.getByRole('button', { name: 'Create Your First Listing' }).click();
    await closeByEscape(page.getByRole('dialog', { name: 'Add New Account' }));
    await expect(page.getByRole('button', { name: 'Add New Listing' })).toBeVisible();
  });

  const { id, handle } = await offerListing(request, seller, { description: 'Dances from Enugu.' });

  await test.step('searches and filters', async () => {
    // U195 to U197, U213.
    await page.goto('/dashboard/my-listings?search=enugu');
    await expect(page.getByRole('heading', { name: handle })).toBeVisible();
    await page.getByLabel('Search your listings').fill('nothing like it');
    await expect(page.getByText('Try adjusting your search criteria.')).toBeVisible();
    await page.getByLabel('Search your listings').fill(handle);
    await expect(page.getByRole('heading', { name: handle })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await expect(page.getByRole('option')).toContainText([
      'All Status',
      'Active',
      'Pending',
      'Sold',
      'Draft',
    ]);
    await page.getByRole('option', { name: 'Pending' }).click();
    await expect(page).toHaveURL(/status=pending/);
    await expect(page.getByRole('heading', { name: handle })).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('opens menu and details', async () => {
    // U206 to U208: the menu.
    await page.getByRole('button', { name: `Actions for ${handle}` }).click();
    for (const name of ['Edit Listing', 'Delete']) {
      await expect(page.getByRole('menuitem', { name }), name).toBeVisible();
    }
    // U217 to U226: the details, and the link.
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    const details = page.getByRole('dialog', { name: handle });
    const listedOn = /^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/;
    for (const words of ['TikTok', handle, '₦125,000.50', 'Dances from Enugu.', listedOn]) {
      await expect(details.getByText(words).first(), String(words)).toBeVisible();
    }
    await details.getByRole('button', { name: 'Copy Listing URL' }).click();
    await expect(toast(page, 'Link Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(`/listing/${id}`);
    await expect(details.getByRole('button', { name: 'Edit Listing' })).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('deletes it', async () => {
    // U179, U238, U816, U856: asked first, a failure is told, then it is gone.
    await page.getByRole('button', { name: `Actions for ${handle}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = page.getByRole('alertdialog');
    await page.route('**/api/listings/*', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete listing. Please try again.')).toBeVisible();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Listing Deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: handle })).toBeHidden();
  });
});

test('U035, A022: My Listings is for sellers; others are sent home', async ({ page }) => {
  await signIn(page, demo.buyer);
  await page.goto('/dashboard/my-listings');
  await expect(page).toHaveURL('/');
});
