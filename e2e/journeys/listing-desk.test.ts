import { readFile } from 'node:fs/promises';
import { sendCall } from '../support/calls.ts';
import { offerListing, registerSeller } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

test('A028, A178 to A206: the desk of an administrator, to the letter', async ({ page, request }) => {
  const seller = await registerSeller(request);
  const { handle } = await offerListing(request, seller);

  await test.step('opens the desk', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin/listings');
    for (const title of ['Total Listings', 'Pending Review', 'Approved', 'Disputed']) {
      await expect(page.getByRole('main').getByText(title, { exact: true }).first(), title).toBeVisible();
    }
  });

  await test.step('looks at the filters and sorts', async () => {
    const choices: [string, string[]][] = [
      ['Platform', ['All Platforms', 'Instagram', 'Telegram', 'YouTube', 'TikTok']],
      ['Status', ['All Status', 'Pending Review', 'Approved', 'Disputed', 'Draft']],
      ['Sort by', ['Date Submitted', 'Price', 'Platform', 'Status']],
    ];
    for (const [name, options] of choices) {
      await page.getByRole('combobox', { name }).click();
      await expect(page.getByRole('option'), name).toContainText(options);
      await closeByEscape(page.getByRole('listbox'));
    }
    const sorted = page.waitForResponse(/\/admin\/listings\?.*direction=asc/);
    await page.getByRole('button', { name: /^Descending/ }).click();
    await expect(page).toHaveURL(/direction=asc/);
    // Until the answer is drawn the old list is faded.
    await sorted;
    await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0);
    await expectGoodPage(page);
  });

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: handle });
  await test.step('searches by seller and handle', async () => {
    // A182, A183: by the handle, and by the seller.
    await page.goto('/admin/listings');
    await page.getByLabel('Search listings').fill(seller.email);
    await expect(card).toBeVisible();
    await page.getByLabel('Search listings').fill(handle);
    await expect(page).toHaveURL(/search=%40/);
  });

  await test.step('reads the card and its menu', async () => {
    // A189 to A195.
    for (const words of [
      'TikTok',
      'Music & Entertainment',
      seller.name,
      'Submitted',
      '₦125,000.50',
      'Pending Review',
    ]) {
      await expect(card, words).toContainText(words);
    }
    // A199 to A202: the menu.
    await card.getByRole('button', { name: `Actions for ${handle}` }).click();
    for (const entry of ['View Details', 'Edit Listing', 'Contact Seller', 'Remove Listing']) {
      await expect(page.getByRole('menuitem', { name: entry }), entry).toBeVisible();
    }
    await closeByEscape(page.getByRole('menu'));
  });

  await test.step('exports the report', async () => {
    // A204 to A206: the toast, and the file of this filter.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await expect(toast(page, 'Export Started')).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^listings_\d{4}-\d{2}-\d{2}\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(handle);
  });
});

test('edit, feature and remove; what failed is told', async ({ page, request }) => {
  const seller = await registerSeller(request);
  const { handle, id } = await offerListing(request, seller);
  await signIn(page, demo.admin);
  await page.goto(`/admin/listings?search=${handle.slice(1)}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: handle });

  await test.step('deciding fails', async () => {
    // A586 to A589: the sentences of the catalogue.
    await page.route('**/approve', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(page, 'Approval Failed!')).toBeVisible();
    await expect(toast(page, 'Unable to approve this listing. Please try again.')).toBeVisible();
    await page.route('**/reject', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await card.getByRole('button', { name: 'Reject' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'The profile could not be found.' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Unable to reject this listing. Please try again.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('corrects the listing', async () => {
    // A200: a correction.
    await card.getByRole('button', { name: `Actions for ${handle}` }).click();
    await page.getByRole('menuitem', { name: 'Edit Listing' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Listing' });
    await edit.getByLabel('Price (NGN)').fill('99000');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Listing Updated')).toBeVisible();
    await expect(card).toContainText('₦99,000.00');
  });

  await test.step('approves and features it', async () => {
    // A198: once approved there is nothing left to decide.
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(page, 'Listing Approved!')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    // A mistake is taken back by a key.
    await page.keyboard.press('z');
    await expect(toast(page, 'Approval Undone')).toBeVisible();
    await card.getByRole('button', { name: 'Approve' }).click();
    // Leaving while it reads 'Approving...' would call the request off, and the first toast may still be there.
    await expect(card.getByRole('button', { name: /^Approv/ })).toHaveCount(0);
    await expect(toast(page, 'Listing Approved!')).toBeVisible();
    await page.goto(`/admin/listings?listing=${id}`);
    const details = page.getByRole('dialog', { name: handle });
    await details.getByRole('switch', { name: 'Featured' }).click();
    await expect(details.getByText('Featured', { exact: true }).first()).toBeVisible();
    await expect(details.getByRole('heading', { name: 'The seller' })).toBeVisible();
    await expectGoodPage(page);
    await page.goto(`/admin/listings?search=${handle.slice(1)}`);
    await expect(card.getByText('Featured')).toBeVisible();
  });

  const choose = async (entry: string, reason: string) => {
    await card.getByRole('button', { name: `Actions for ${handle}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill(reason);
    await page.getByRole('alertdialog').getByRole('button', { name: entry }).click();
  };

  await test.step('hides it, shows it again and sends it back to review', async () => {
    await choose('Hide Listing', 'We are asked who owns this account.');
    await expect(toast(page, 'Listing Hidden')).toBeVisible();
    await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
    expect((await sendCall(request, 'showListing', { params: { id } })).status()).toBe(410);
    await choose('Show Again', 'The question is answered.');
    await expect(toast(page, 'Listing Shown Again')).toBeVisible();
    expect((await sendCall(request, 'showListing', { params: { id } })).status()).toBe(200);
    await choose('Send Back to Review', 'It was approved by mistake.');
    await expect(toast(page, 'Sent Back to Review')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible();
  });

  await test.step('removes it', async () => {
    // A202, A601.
    await card.getByRole('button', { name: `Actions for ${handle}` }).click();
    await page.getByRole('menuitem', { name: 'Remove Listing' }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill('The account was closed by the platform.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Listing' }).click();
    await expect(toast(page, 'Listing Removed')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('several at once, by mouse and by key; a moderator sees what a moderator may', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const first = await offerListing(request, seller);
  const second = await offerListing(request, seller);
  await signIn(page, demo.moderator);
  await page.goto(`/admin/listings?status=pending&search=${encodeURIComponent(seller.email)}`);
  await expect(page.getByRole('button', { name: 'Add Listing' })).toHaveCount(0);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: first.handle });
  await card.getByRole('button', { name: `Actions for ${first.handle}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove Listing' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await closeByEscape(page.getByRole('menu'));
  // The keys: help, next, select; then all of them by mouse.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectGoodPage(page);
  await closeByEscape(shortcuts);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  // The details answer to the same keys: J shows the next listing.
  await page.keyboard.press('o');
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { level: 2 })).toHaveText(/^@/);
  const shown = (await details.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(details.getByRole('heading', { level: 2 })).not.toHaveText(shown);
  await closeByEscape(details);
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('toolbar').getByRole('checkbox').click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(toast(page, '2 listings are now on the market.')).toBeVisible();
  await expect(page.getByText(second.handle)).toHaveCount(0);
});

test('A203: Add Listing on behalf of a seller', async ({ page, request }) => {
  const seller = await registerSeller(request);
  await offerListing(request, seller);
  await signIn(page, demo.admin);
  await page.goto('/admin/listings');
  await page.getByRole('button', { name: 'Add Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listing' });
  await dialog.getByRole('combobox', { name: /Seller/ }).fill(seller.email);
  await dialog.getByRole('option', { name: new RegExp(seller.email) }).click();
  await dialog.getByRole('combobox', { name: /^Platform/ }).click();
  await page.getByRole('option', { name: 'Telegram' }).click();
  const handle = `@for_${Date.now()}`;
  await dialog.getByLabel('Handle').fill(handle);
  await dialog.getByLabel('Profile URL').fill(`https://t.me/${handle.slice(1)}`);
  await dialog.getByLabel('Asking Price (NGN)').fill('20000');
  await dialog.getByLabel('Description').fill('Added by our team.');
  // A channel is handed over by role, so no login details are asked for.
  await expect(dialog.getByRole('radio', { name: 'A channel or group' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /^Password/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add Listing' }).click();
  await expect(toast(page, 'Listing Added')).toBeVisible();
  await page.getByLabel('Search listings').fill(handle);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: handle })).toContainText(
    seller.name,
  );
});

test('A584, A585: a failed load is told', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.route('**/api/admin/listings', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/listings');
  await expect(toast(page, 'Failed!')).toBeVisible();
  await expect(toast(page, 'Failed to fetch listings.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to load listings' })).toBeVisible();
});
