import { dayMs } from '@oja/contract/durations';
import { approveProposal } from '../support/approvals.ts';
import { approveListing, rareWord, registerSeller } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('a seller lists a YouTube channel on a phone, without a password', async ({ page, request }) => {
  const seller = await registerSeller(request);
  const handle = `@${rareWord()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, seller);
  await page.goto('/dashboard/my-listings');
  await page.getByRole('button', { name: 'Add New Listing' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Account' });
  const password = dialog.getByRole('textbox', { name: /^Password/ });
  const choose = async (platform: string) => {
    await dialog.getByRole('combobox', { name: /^Platform/ }).click();
    await page.getByRole('option', { name: platform }).click();
  };

  await test.step('nothing that was typed is lost when the kind changes', async () => {
    await choose('Instagram');
    await password.fill('typed-before');
    await dialog.getByLabel('Handle', { exact: false }).first().fill(handle);
    await choose('YouTube');
    await expect(password).toHaveCount(0);
    await expect(dialog.getByText('No password is asked for.')).toBeVisible();
    await choose('Instagram');
    await expect(password).toHaveValue('typed-before');
    await choose('YouTube');
  });

  await test.step('a personal channel is refused with the way out', async () => {
    await dialog.getByRole('radio', { name: 'A channel of a personal Google account' }).click();
    await expect(dialog.getByText(/Move it to a Brand Account first/)).toBeVisible();
    await dialog.getByRole('radio', { name: 'A channel of a Brand Account' }).click();
    await expect(dialog.getByText(/Move it to a Brand Account first/)).toHaveCount(0);
  });

  await test.step('the rest of the form, with cover', async () => {
    await dialog.getByLabel('Profile URL').fill(`https://youtube.com/${handle}`);
    await dialog.getByLabel('Asking Price (NGN)').fill('520,000');
    await dialog.getByLabel('Description').fill('Recipe videos since 2021.');
    await expect(dialog.getByText('Invite the buyer as an owner')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Cover after Confirmation' }).click();
    await page.getByRole('option', { name: '14 days' }).click();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(toast(page, 'Account Added Successfully!')).toBeVisible();
  });

  const id = await test.step('the seller sees it, and staff approve it', async () => {
    await page.goto('/dashboard/my-listings');
    await page.getByRole('button', { name: 'View Listing' }).first().click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('Ownership is transferred on the platform')).toBeVisible();
    const sums = /You are paid ₦280,800.00 when the buyer confirms, and ₦187,200.00 when 14 days/;
    await expect(details.getByText(sums)).toBeVisible();
    const address = await details.getByRole('link', { name: 'Open Page' }).getAttribute('href');
    const listingId = address?.split('/').at(-1) ?? '';
    await approveListing(request, { id: listingId, handle, thumbnail: null });
    return listingId;
  });

  await test.step('its public page says how it is handed over', async () => {
    await page.goto(`/listing/${id}`);
    const section = page.getByRole('region', { name: 'How it is handed over' });
    await expect(section.getByText(/6 steps/)).toBeVisible();
    await expect(section.getByText(/Then 7 days of waiting/)).toBeVisible();
    await expect(section.getByText(/after 10 days at the earliest/)).toBeVisible();
    await expect(section.getByText(/14 days’ cover/)).toBeVisible();
    await expectGoodPage(page);
    await page.goto(`/market?search=${encodeURIComponent(handle)}&covered=1`);
    await expect(page.getByRole('link', { name: new RegExp(handle) }).first()).toContainText(
      '14 days’ cover',
    );
  });
});

test('two administrators change a plan for a day to come', async ({ page, browser }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/settings/handover');
  await page
    .getByRole('navigation', { name: 'Hand-over plans' })
    .getByRole('link', { name: /Facebook/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Facebook: a page' })).toBeVisible();
  await expect(page.getByText(/Then 7 days of waiting/)).toBeVisible();
  await expectGoodPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit Plan' }).click();

  await test.step('a step that needs a later one is refused by its number', async () => {
    await page.getByRole('button', { name: 'Move Accept the access up' }).click();
    await page.getByLabel('Reason').fill('The wait was checked again.');
    await page.getByRole('button', { name: /^Save as Version/ }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Step 3: No step before this one' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Move Accept the access down' }).click();
  });

  await test.step('a step is added, and the version is planned', async () => {
    await page.getByRole('button', { name: 'Add Step' }).click();
    await page.getByLabel('Title').last().fill('Tell your followers');
    await page.getByLabel('Key').last().fill('tell_followers');
    await page.getByLabel('What to do').last().fill('Post that the page has a new owner.');
    const inTenDays = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 16);
    await page.getByLabel('Takes effect').fill(inTenDays);
    await expectGoodPage(page);
    await page.getByRole('button', { name: /^Save as Version/ }).click();
    await confirmPresence(page, demo.admin);
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    await expect(page.getByText(/A change to this plan waits for approval/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Plan' })).toBeDisabled();
    await expectGoodPage(page);
  });

  await test.step('another administrator reads what changes, and approves', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, demo.secondAdmin);
    await other.goto('/admin/approvals');
    const card = other.getByRole('listitem').filter({ hasText: 'Facebook: a page' });
    await expect(card).toContainText('Tell your followers');
    await approveProposal(card);
    await confirmPresence(other, demo.secondAdmin);
    await expect(toast(other, 'Approved')).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page.getByText(/takes effect on/).first()).toBeVisible();
    const versions = page.getByRole('region', { name: 'Versions' });
    await expect(versions.getByText('Upcoming').first()).toBeVisible();
    await expect(versions.getByText(/The wait was checked again/).first()).toBeVisible();
  });
});
