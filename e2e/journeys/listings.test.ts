import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

/** Fills in what the Add New Account dialog requires. */
async function fillAccount(dialog: Locator, page: Page, account: { handle: string; description: string }) {
  await dialog.getByRole('combobox', { name: /^Platform/ }).click();
  await page.getByRole('option', { name: 'Instagram' }).click();
  await dialog.getByLabel('Handle', { exact: false }).first().fill(account.handle);
  await dialog.getByLabel('Profile URL').fill(`https://instagram.com/${account.handle.replace('@', '')}`);
  await dialog.getByLabel('Username or Email').fill('somebody@example.com');
  await dialog.getByLabel('Password', { exact: false }).first().fill('platform-password');
  await dialog.getByLabel('Asking Price (NGN)').fill('150,000');
  await dialog.getByLabel('Description').fill(account.description);
}

/** As a user who drags a picture from the desktop. */
async function dropFile(onto: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const dataTransfer = await onto.evaluateHandle(
    (_area, { name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dragged = new DataTransfer();
      dragged.items.add(new File([bytes], name, { type }));
      return dragged;
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  );
  await onto.dispatchEvent('dragenter', { dataTransfer });
  await onto.dispatchEvent('drop', { dataTransfer });
}

const screenshot = async (page: Page) => ({
  name: 'profile.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 400 } }),
});

test('a seller lists an account, staff approve it in another window, a buyer finds it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const seller = await registerSeller(request);
  const word = rareWord();
  const handle = `@${word}`;
  await signIn(page, seller);

  const dialog = page.getByRole('dialog', { name: 'Add New Account' });
  const submit = dialog.getByRole('button', { name: 'Add Account' });
  await test.step('opens the dialog and leaves it empty', async () => {
    // U033, U170, U639 to U641: the dialog of the marketplace, with a picture that is chosen, shown and removed.
    await page.goto('/dashboard/marketplace');
    await page.getByRole('button', { name: 'Add New Account' }).click();
    await submit.click();
    // U632 to U638: what is required says so, and nothing is sent.
    await expect(dialog.getByText('This field is required.')).toHaveCount(6);
    await dialog.getByRole('combobox', { name: /^Platform/ }).click();
    // U631: the platforms in their order.
    await expect(page.getByRole('option')).toContainText([
      'Instagram',
      'YouTube',
      'Twitter/X',
      'TikTok',
      'Telegram',
      'WhatsApp',
    ]);
    await closeByEscape(page.getByRole('listbox'));
  });

  await test.step('fills in the form and adds pictures', async () => {
    await fillAccount(dialog, page, { handle, description: `Street food, ${word.toUpperCase()} every day.` });
    const widthOf = async (label: string) => (await dialog.getByLabel(label).boundingBox())?.width;
    const difference = async () =>
      ((await widthOf('Description')) ?? Number.NaN) - ((await widthOf('Lowest Offer (NGN)')) ?? Number.NaN);
    await expect.poll(difference).toBe(0);
    const pictures = dialog.getByRole('list', { name: 'Chosen screenshots' });
    const picture = await screenshot(page);
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await expect(pictures.getByRole('listitem')).toHaveCount(1);
    await dropFile(dialog.getByRole('group', { name: 'Screenshots' }), { ...picture, name: 'second.png' });
    await expect(pictures.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Remove second.png' }).click();
    await expect(pictures.getByRole('listitem')).toHaveCount(1);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(dialog.getByText('plan.pdf: Images must be in JPG, PNG, GIF or WebP.')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('sends it once', async () => {
    // U642, U646, U604: busy for two seconds at least, and a double click sends one.
    const sent: unknown[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/listings')) sent.push(call.postDataJSON());
    });
    const begun = Date.now();
    await submit.dblclick();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    // U851, U645: told so, and the form is empty when it is opened again.
    await expect(toast(page, 'Account Added Successfully!')).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
    expect(sent).toEqual([expect.objectContaining({ handle, price: 150_000, images: [expect.any(String)] })]);
    await page.getByRole('button', { name: 'Add New Account' }).click();
    await expect(dialog.getByLabel('Asking Price (NGN)')).toHaveValue('');
    await closeByEscape(dialog);
  });

  const card = page.locator('section[aria-label="Your listings"] > div').filter({ hasText: handle });
  await test.step('finds it under My Listings', async () => {
    // U034, U198 to U205, U209, U210, U556: it waits under My Listings.
    await page.getByRole('link', { name: 'My Listings' }).click();
    await expect(card).toHaveCount(1);
    for (const words of [
      'Instagram',
      'Pending Review',
      '₦150,000.00',
      /Listed [A-Z][a-z]{2} \d{1,2}, 20\d\d/,
    ]) {
      await expect(card.getByText(words), String(words)).toBeVisible();
    }
    await expect(card.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible();
    await expect(card.getByText(/Street food/)).toHaveCSS('-webkit-line-clamp', '2');
    for (const name of ['View Listing', 'Edit Details']) {
      await expect(card.getByRole('button', { name }), name).toBeVisible();
    }
  });

  await test.step('staff approve it', async () => {
    // Staff, in a window of their own. A196, A599.
    const staffContext = await browser.newContext({ baseURL });
    const staff = await staffContext.newPage();
    await signIn(staff, demo.moderator);
    await staff.goto(`/admin/listings?search=${word}`);
    await staff
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: handle })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(toast(staff, 'Listing Approved!')).toBeVisible();
    await staffContext.close();
  });

  await test.step('the seller sees it at once', async () => {
    // U555: the seller sees it without a reload.
    await expect(card.getByText('Approved')).toBeVisible();
  });

  await test.step('the marketplace shows it', async () => {
    // U652 to U654: found by the word of its description, in another case.
    await page.goto(`/dashboard/marketplace?search=${word}`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: handle })).toBeVisible();
  });
});

test('rejected with a reason, corrected, approved', async ({ page, request, browser, baseURL }) => {
  const seller = await registerSeller(request);
  const { handle } = await offerListing(request, seller);

  const { staffContext, staff, details } = await test.step('staff reject it', async () => {
    const staffContext = await browser.newContext({ baseURL });
    const staff = await staffContext.newPage();
    await signIn(staff, demo.admin);
    await staff.goto(`/admin/listings?status=pending&search=${handle.slice(1)}`);
    // A207 to A209, U171 to U173, U561: decided in the details dialog, which closes.
    await staff.getByRole('button', { name: `View details of ${handle}` }).click();
    const details = staff.getByRole('dialog', { name: handle });
    await details.getByRole('button', { name: 'Reject' }).click();
    const why = staff.getByRole('alertdialog');
    await why.getByRole('button', { name: 'Reject' }).click();
    await expect(why.getByText('Please say why.')).toBeVisible();
    await why.getByLabel('Reason').fill('The followers do not match the profile.');
    await why.getByRole('button', { name: 'Reject' }).click();
    await expect(toast(staff, 'Listing Rejected!')).toBeVisible();
    await expect(details).toBeHidden();
    return { staffContext, staff, details };
  });

  const edit = page.getByRole('dialog', { name: 'Edit Listing' });
  await test.step('the seller reads the reason', async () => {
    await signIn(page, seller);
    await page.goto('/dashboard/my-listings?status=rejected');
    await expect(page.getByText('The followers do not match the profile.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Details' }).click();
  });

  await test.step('the seller corrects it', async () => {
    // U228 to U236: the fields and buttons; U662: the password is not marked as required (departs), and empty keeps it.
    for (const label of [
      'Platform',
      'Status',
      'Price (NGN)',
      'Profile URL',
      'Handle/Username',
      'Account Description',
    ]) {
      await expect(edit.getByLabel(label).first(), label).toBeVisible();
    }
    const password = edit.getByRole('textbox', { name: /^Password/ });
    await expect(password).toHaveValue('');
    await expect(password).not.toHaveAttribute('aria-required', 'true');
    // U559: any status can be requested; the server says which moves there are.
    await edit.getByRole('combobox', { name: 'Status' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Draft',
      'Approved',
      'Pending Review',
      'Sold',
      'Flagged',
      'Rejected',
    ]);
    await page.getByRole('option', { name: 'Sold' }).click();
    await edit.getByLabel('Followers').fill('41000');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, /Sellers can submit a listing or withdraw it/)).toBeVisible();
    await expect(edit.getByLabel('Followers')).toHaveValue('41000');
    await edit.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Pending Review' }).click();
  });

  await test.step('the seller submits it again', async () => {
    // U235, U237: busy in these words, and Cancel waits as well.
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/listings/*', async (route) => {
      await held;
      await route.continue();
    });
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(edit.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    release();
    // U854, U855.
    await expect(toast(page, 'Your listing has been successfully updated.')).toBeVisible();
  });

  await test.step('staff approve it', async () => {
    await staff.goto(`/admin/listings?status=pending&search=${handle.slice(1)}`);
    await staff.getByRole('button', { name: `View details of ${handle}` }).click();
    await details.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(staff, 'Listing Approved!')).toBeVisible();
    await expect(details).toBeHidden();
    await staffContext.close();
  });

  await test.step('the marketplace shows it', async () => {
    await page.goto(`/dashboard/marketplace?search=${handle.slice(1)}`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: handle })).toContainText(
      '41K followers',
    );
  });
});

test('U643, U644, U811, U812: a refused form says why and keeps what was typed', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const taken = await offerListing(request, seller, { platform: 'instagram' });
  await signIn(page, seller);
  await page.goto('/dashboard/my-listings');
  await page.getByRole('button', { name: 'Add New Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Account' });
  await fillAccount(dialog, page, { handle: taken.handle, description: 'The same once more.' });
  await page.route('**/api/listings', (route) => route.fulfill({ json: { status: 'waiting' } }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(toast(page, 'Failed to create listing')).toBeVisible();
  await page.route('**/api/listings', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(toast(page, 'Failed to add account. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(toast(page, /on Oja already/)).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('The same once more.');
});

test('scripts in handle, description and bio stay text everywhere', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const seller = await registerSeller(request);
  const attack = '<img src=x onerror="window.__ran=1"><script>window.__ran=1</script>';

  const { session, word, listing } = await test.step('stores scripts in every field', async () => {
    const session = await signIn(page, seller);
    await callAs(request, seller, 'updateUser', {
      body: {
        name: seller.name,
        nickname: 'ada',
        email: seller.email,
        bio: attack,
        telegram: '',
        whatsapp: '',
        phoneNumber: '',
      },
    });
    const word = rareWord();
    const handle = `${word}<img src=x onerror="window.__ran=1">`;
    const listing = await offerListing(request, seller, {
      // A title may hold any character.
      platform: 'youtube',
      handle,
      description: `${attack} ${word} {{constructor.constructor('window.__ran=1')()}}`,
      url: `https://youtube.com/@${encodeURIComponent(handle)}?q=%22%3E%3Cscript%3Ewindow.__ran=1%3C/script%3E`,
    });
    await approveListing(request, listing);
    return { session, word, listing };
  });

  const staffContext = await test.step('visits every page that shows them', async () => {
    const staffContext = await browser.newContext({ baseURL });
    const staff = await staffContext.newPage();
    await signIn(staff, demo.admin);
    const sellerId = String(session.user.id);
    const stops: [Page, string][] = [
      [page, `/dashboard/marketplace?search=${word}`],
      [page, '/dashboard/my-listings'],
      [page, `/listing/${listing.id}`],
      [page, `/seller/${sellerId}`],
      [staff, `/admin/listings?search=${word}`],
      [staff, `/admin/listings?listing=${listing.id}`],
    ];
    for (const [where, path] of stops) {
      await where.goto(path);
      await expect(where.getByText('onerror="window.__ran=1"').first(), path).toBeVisible();
      expect(await where.evaluate(() => '__ran' in window), path).toBe(false);
    }
    return staffContext;
  });

  await test.step('opens the details', async () => {
    await page.goto('/dashboard/my-listings');
    await page.getByRole('button', { name: 'View Listing' }).click();
    await expect(page.getByRole('dialog')).toContainText('<script>');
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  });

  await staffContext.close();
});
