import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sendCall } from '../support/calls.ts';
import { waitForMail } from '../support/mails.ts';
import { demo, newPerson, openSession, registerPerson, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet, registerConfirmed } from '../support/wallets.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(name) });

async function openUsers(page: Page, query = ''): Promise<void> {
  await signIn(page, demo.admin);
  await page.goto(`/admin/users${query}`);
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  await expect(table(page)).toBeVisible();
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('the table shows, searches, filters, pages and exports everybody', async ({ page }) => {
  for (let person = 0; person < 4; person += 1) await registerPerson(page.request);

  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await test.step('reads figures, columns and pages', async () => {
    await openUsers(page);
    // A124 to A127: the cards; A132, A137 to A139, A141, A143: the columns.
    const figures = page.getByRole('region', { name: 'Figures' });
    for (const title of ['Total Users', 'Active Users', 'Sellers', 'Suspended'])
      await expect(figures.getByText(title, { exact: true })).toBeVisible();
    for (const column of ['User', 'Role', 'Status', 'Plan', 'Balance', 'Actions'])
      await expect(table(page).getByRole('columnheader', { name: column })).toBeVisible();
    // A149 to A153: more than one page, so there is a footer.
    await expect(pages).toContainText(/Showing 1 to 15 of \d+ results/);
    await expect(pages).toContainText(/Page 1 of \d+/);
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText(/Page 2 of/);
    await expect(page).toHaveURL(/page=2/);
    await expectGoodPage(page);
  });

  await test.step('filters by role and status', async () => {
    // A130, A131: the filters. One page is left, and no footer; the administrators of other journeys have other addresses.
    await page.getByLabel('Search users').fill('@oja.test');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await expect(page.getByRole('option')).toContainText(['All roles', 'Admin', 'Seller', 'User']);
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await expect(rowOf(page, demo.admin.name)).toContainText('Admin');
    await expect(pages).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await expect(page.getByRole('option')).toContainText(['All status', 'Active', 'Inactive', 'Suspended']);
    await closeByEscape(page.getByRole('listbox'));
    await page.goto('/admin/users');
  });

  await test.step('searches', async () => {
    // A128, A129, A133 to A136, A140, A142: by e-mail; what a row shows.
    await page.getByLabel('Search users').fill(demo.seller.email);
    const row = rowOf(page, demo.seller.name);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(row).toContainText(demo.seller.email);
    await expect(row).toContainText(/Joined/);
    await expect(row).toContainText(/₦[\d,]+\.\d\d/);
    await page.getByLabel('Search users').fill('nobody-is-called-so');
    await expect(page.getByRole('heading', { name: 'No User found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('orders by a column', async () => {
    // The head of a column orders the table: one way, the other, and then as it was.
    const head = table(page).getByRole('columnheader', { name: 'User' });
    for (const [direction, address] of [
      ['ascending', /sort=name$/],
      ['descending', /sort=name&direction=desc$/],
      ['none', /\/admin\/users$/],
    ] as const) {
      await head.getByRole('button', { name: 'User' }).click();
      await expect(head).toHaveAttribute('aria-sort', direction);
      await expect(page).toHaveURL(address);
    }

    // When people joined has no head of its own: the other way round, and then as it was.
    for (const address of [/\/admin\/users\?direction=asc$/, /\/admin\/users$/]) {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitem', { name: 'Joined' }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  });

  await test.step('orders by balance and filters by balance and day of joining', async () => {
    const balance = table(page).getByRole('columnheader', { name: 'Balance' });
    await balance.getByRole('button', { name: 'Balance' }).click();
    await expect(balance).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Joined and balance' }).click();
    const limits = page.getByRole('dialog', { name: 'Joined and balance' });
    await limits.getByLabel('Balance from').fill('1000');
    await limits.getByLabel('Joined from').fill('2020-01-31');
    await expect(page).toHaveURL(/joined_from=2020-01-31&balance_from=1000&sort=balance$/);
    await expect(table(page)).toBeVisible();
    await limits.getByLabel('Joined to').fill('2020-02-01');
    await expect(page.getByRole('heading', { name: 'No User found' })).toBeVisible();
    await expectGoodPage(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No User found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/users\?sort=balance$/);
    await expect(table(page)).toBeVisible();
    await page.goto('/admin/users');
  });

  await test.step('hides a column and makes rows compact', async () => {
    // Columns and density live in the address.
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Plan' }).click();
    await closeByEscape(page.getByRole('menu'));
    await expect(table(page).getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Compact rows' }).click();
    await expect(page).toHaveURL(/hide=plan&density=compact/);
  });

  await test.step('exports the table', async () => {
    // A154, A155: the toast and a real file.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(toast(page, 'Export Started')).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^users_\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(demo.buyer.email);
  });

  await test.step('comes back, also on a phone', async () => {
    // They are remembered on this computer, too. On a phone a row is a card, with each column under its label.
    await page.goto('/admin/users');
    await expect(table(page).getByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(table(page).getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(table(page).getByRole('columnheader', { name: 'Status' })).toBeHidden();
    await expect(
      table(page)
        .getByRole('cell', { name: /^Status/ })
        .first(),
    ).toBeVisible();
    const email = await table(page).getByText('@', { exact: false }).first().boundingBox();
    expect(email?.width).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'User' }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expectGoodPage(page);
  });
});

test('a user is suspended, let back in, given a role, edited and deleted', async ({ page }) => {
  const person = await registerPerson(page.request);
  const { token } = await openSession(page.request, person);
  await openUsers(page, `?search=${encodeURIComponent(person.email)}`);

  await test.step('suspends and lets back in', async () => {
    // A144 to A148: the menu. A550, A592: suspended, and every session is over.
    await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'View Profile',
      'Open full page',
      'Edit User',
      'Adjust Wallet',
      'Change Role',
      'Suspend',
      'Delete User',
    ]);
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(question.getByText('Please say why.')).toBeVisible();
    await question.getByLabel(/Reason/).fill('Sold the same account twice.');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(toast(page, 'User suspended successfully')).toBeVisible();
    // A420: the status that the server answered is shown.
    await expect(rowOf(page, person.name)).toContainText('Suspended');
    expect((await sendCall(page.request, 'currentUser', { token })).status()).toBe(401);
    // A147, A593: back in.
    await choose(page, person.name, 'Unban User');
    await question.getByRole('button', { name: 'Unban User' }).click();
    await expect(question.getByText('Please say why.')).toBeVisible();
    await question.getByLabel(/Reason/).fill('Sold only one of them.');
    await question.getByRole('button', { name: 'Unban User' }).click();
    await expect(toast(page, 'User unsuspended successfully')).toBeVisible();
  });

  await test.step('changes the role', async () => {
    // A175, A483, A484, A595: the roles of this dialog; nothing to confirm while nothing changed.
    await choose(page, person.name, 'Change Role');
    const roleDialog = page.getByRole('dialog', { name: 'Change Role' });
    await expect(roleDialog.getByText('Current role: User')).toBeVisible();
    await expect(roleDialog.getByRole('button', { name: 'Change Role' })).toBeDisabled();
    await roleDialog.getByRole('combobox', { name: /Role/ }).click();
    await expect(page.getByRole('option')).toHaveText([
      'User',
      'Seller',
      'Moderator',
      'Support',
      'Trust',
      'Finance',
    ]);
    await page.getByRole('option', { name: 'Seller' }).click();
    await roleDialog.getByRole('button', { name: 'Change Role' }).click();
    await confirmPresence(page, demo.admin);
    await expect(toast(page, 'User role changed to seller')).toBeVisible();
  });

  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await test.step('edits the person', async () => {
    // A176, A596: edited, with the other list.
    await choose(page, person.name, 'Edit User');
    await expect(edit.getByText('Current role: Seller')).toBeVisible();
    await edit.getByRole('combobox', { name: /Role/ }).click();
    await expect(page.getByRole('option')).toHaveText(['User', 'Verified seller', 'Admin']);
    await closeByEscape(page.getByRole('listbox'));
    await edit.getByLabel('Location').fill('Enugu');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'User updated successfully')).toBeVisible();
  });

  await test.step('changes the name', async () => {
    // The password that was given for the role counts for ten minutes.
    await choose(page, person.name, 'Edit User');
    await edit.getByLabel('Name').fill(`${person.name} Obi`);
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toBeHidden();
    await expect(rowOf(page, `${person.name} Obi`)).toBeVisible();
  });

  await test.step('deletes the person', async () => {
    // A598: deleted, with a reason.
    await choose(page, person.name, 'Delete User');
    await page.getByRole('alertdialog').getByLabel('Reason').fill('Asked for it by mail.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
    await expect(toast(page, 'User deleted successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No User found' })).toBeVisible();
  });
});

test('A574, A579 to A583: what does not work is told in a toast', async ({ page }) => {
  const person = await registerPerson(page.request);
  await openUsers(page, `?search=${encodeURIComponent(person.email)}`);
  const suspend = async () => {
    await choose(page, person.name, 'Suspend');
    await page
      .getByRole('alertdialog')
      .getByLabel(/Reason/)
      .fill('Sold the same account twice.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  };

  await test.step('suspending fails', async () => {
    await page.route('**/ban', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await suspend();
    await expect(toast(page, 'Failed to update user status')).toBeVisible();
    await closeByEscape(page.getByRole('alertdialog'));
    await page.route('**/ban', (route) => route.abort(), { times: 1 });
    await suspend();
    await expect(toast(page, 'An error occurred while updating status')).toBeVisible();
    await closeByEscape(page.getByRole('alertdialog'));
  });

  await test.step('changing the role fails', async () => {
    await page.route('**/change-role', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await choose(page, person.name, 'Change Role');
    const roleDialog = page.getByRole('dialog', { name: 'Change Role' });
    await roleDialog.getByRole('combobox', { name: /Role/ }).click();
    await page.getByRole('option', { name: 'Seller' }).click();
    await roleDialog.getByRole('button', { name: 'Change Role' }).click();
    await expect(toast(page, 'Failed to change user role')).toBeVisible();
    await closeByEscape(roleDialog);
  });

  await test.step('editing fails', async () => {
    await choose(page, person.name, 'Edit User');
    const edit = page.getByRole('dialog', { name: 'Edit User' });
    await edit.getByLabel('Location').fill('Enugu');
    await page.route(`**/api/admin/users/*`, (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'The user could not be updated')).toBeVisible();
    await closeByEscape(edit);
  });

  await test.step('loading fails', async () => {
    await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(toast(page, 'Failed to fetch users')).toBeVisible({ timeout: 15_000 });
    await page.route('**/api/admin/users?**', (route) => route.abort());
    await page.reload();
    await expect(toast(page, 'Error fetching users')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'Error fetching users' })).toBeVisible();
  });
});

test('the profile tells about money, sessions and notes; a new user is invited by mail', async ({ page }) => {
  const rich = await registerConfirmed(page.request);
  await fundWallet(page.request, rich, 5_000);

  const profile = page.getByRole('dialog', { name: rich.name });
  await test.step('reads the profile', async () => {
    await openUsers(page, `?search=${encodeURIComponent(rich.email)}`);
    await choose(page, rich.name, 'View Profile');
    // A158 to A173: who it is, and the latest wallet history.
    for (const text of [
      rich.email,
      'User',
      'Active',
      /^\d{6}$/,
      /^REF-/,
      'Not given',
      '+₦5,000.00',
      'credit',
    ])
      await expect(profile.getByText(text).first()).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('adds a note and ends the sessions', async () => {
    await profile.getByRole('tab', { name: 'Notes' }).click();
    await profile.getByLabel('New note').fill('Called about the payment.');
    await profile.getByRole('button', { name: 'Add note' }).click();
    await expect(profile.getByRole('listitem')).toContainText('Called about the payment.');
    await profile.getByRole('tab', { name: 'Sessions' }).click();
    await profile.getByRole('button', { name: 'End all sessions' }).click();
    await expect(profile.getByText('They are signed in nowhere.')).toBeVisible();
    // The key is for the dialog, whatever toast is above it.
    await closeByEscape(profile);
  });

  await test.step('may not delete an account with money', async () => {
    // A deletion is refused with the reason while money is there.
    await choose(page, rich.name, 'Delete User');
    await page.getByRole('alertdialog').getByLabel('Reason').fill('A try.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
    await expect(toast(page, /₦5,000\.00/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  });

  const invited = await test.step('invites a new user', async () => {
    // A156, A157, A177, A466 to A468, A597: added, with a link that leads to a password.
    const invited = newPerson();
    await page.getByRole('button', { name: 'Add New User' }).click();
    const add = page.getByRole('dialog', { name: 'Add New User' });
    await add.getByRole('button', { name: 'Add User' }).click();
    await expect(add.getByText('Name and email are required')).toBeVisible();
    // A574
    await expect(toast(page, 'Name and email are required')).toBeVisible();
    await add.getByLabel('Name').fill(invited.name);
    await add.getByLabel('Email').fill(invited.email);
    await add.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'User created successfully')).toBeVisible();
    return invited;
  });

  await test.step('the new user follows the mail', async () => {
    const mail = await waitForMail(invited.email, 'You are invited to Oja');
    await page.evaluate(() => localStorage.clear());
    await page.goto(mail.link);
    await page.getByLabel('New Password', { exact: true }).fill(invited.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(invited.password);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await tryToSignIn(page, invited)).ok).toBe(true);
  });

  await test.step('the new wallet is empty', async () => {
    // A174: nothing has happened in the new wallet.
    await openUsers(page, `?search=${encodeURIComponent(invited.email)}`);
    await choose(page, invited.name, 'View Profile');
    await expect(page.getByRole('dialog').getByText('No wallet history yet.')).toBeVisible();
  });
});

async function tryToSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const response = await sendCall(page.request, 'login', { body: { email, password } });
  return { ok: response.ok() };
}
