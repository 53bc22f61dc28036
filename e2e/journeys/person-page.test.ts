import { waitForMail } from '../support/mails.ts';
import { demo, newPerson, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { registerConfirmed } from '../support/wallets.ts';

test('an administrator finds a person by a name, reads and acts', async ({ page }) => {
  await signIn(page, demo.admin);

  await test.step('a name in the transactions leads to the page', async () => {
    await page.goto('/admin/transactions');
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByRole('link', { name: demo.seller.name }).first().click();
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: demo.seller.name, level: 1 })).toBeVisible();
  });

  await test.step('every list is there, and rows lead on', async () => {
    for (const title of ['Money', 'Wallet history', 'Purchases', 'Disputes', 'Sessions', 'Linked accounts'])
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expectGoodPage(page);
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    await expect(sales.getByRole('listitem')).toHaveCount(5);
    await sales.getByRole('button', { name: 'Load more' }).click();
    await expect(sales.getByRole('listitem').nth(5)).toBeVisible();
    await sales.getByRole('link', { name: /TXN-/ }).first().click();
    await expect(page).toHaveURL(/\/admin\/transactions\?details=/);
    await page.goBack();
  });

  await test.step('a list leads to all of its rows', async () => {
    const about = page.getByRole('region', { name: 'Reports about them', exact: true });
    await about.getByRole('link', { name: 'All reports' }).click();
    await expect(page).toHaveURL(/\/admin\/moderation\?status=every&about=[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: /^About one person/ }).click();
    await expect(page).toHaveURL(/\/admin\/moderation\?status=every$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: demo.seller.name, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'All claims' }).click();
    await expect(page).toHaveURL(/\/admin\/claims\?person=[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: /^Of one person/ }).click();
    await expect(page).toHaveURL(/\/admin\/claims$/);
    await page.goBack();
    await page.getByRole('link', { name: 'All wallet history' }).click();
    await expect(page).toHaveURL(/\?list=wallet$/);
    const wallet = page.getByRole('region', { name: 'Wallet history', exact: true });
    await expect(wallet.getByRole('listitem').nth(5)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sales', exact: true })).toHaveCount(0);
    await expectGoodPage(page);
    await page.getByRole('link', { name: demo.seller.name }).click();
    await expect(page.getByRole('region', { name: 'Sales', exact: true })).toBeVisible();
  });

  await test.step('a note stays with its author', async () => {
    const notes = page.getByRole('region', { name: 'Notes by staff' });
    await notes.getByLabel('New note').fill('Called about the second dispute.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('listitem').first()).toContainText('Called about the second dispute.');
    await expect(notes.getByRole('listitem').first()).toContainText(demo.admin.name);
  });
});

test('support sends a link and moves the account to a new address', async ({ page }) => {
  const person = await registerConfirmed(page.request);
  await signIn(page, demo.admin);
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Send password reset link' }).click();
  await expect(toast(page, 'Reset link sent')).toBeVisible();
  await waitForMail(person.email, 'Set a new password');

  const { email } = newPerson();
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail address' });
  await dialog.getByLabel('New e-mail address').fill(email);
  await dialog.getByLabel('Reason').fill('Lost the mailbox, showed the passport in a call.');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await confirmPresence(page, demo.admin);
  await expect(toast(page, 'Link sent to the new address')).toBeVisible();
  await waitForMail(email, 'Confirm your new e-mail address');

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspend = page.getByRole('alertdialog');
  await suspend.getByLabel('Reason').fill('Sold the same account twice.');
  await suspend.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
});

test('a moderator reads names as plain text and has no such page', async ({ page }) => {
  await signIn(page, demo.moderator);
  await page.goto('/admin/moderation');
  await expect(page.getByText(/Reported by/).first()).toBeVisible();
  await expect(page.locator('a[href^="/admin/users/"]')).toHaveCount(0);
});
