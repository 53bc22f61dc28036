import type { Page } from '@playwright/test';
import { demo, type Person, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const noAccess = (page: Page) => page.getByRole('heading', { name: 'You have no access to this page' });

async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/admin-login');
  await page.getByLabel('Admin Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
}

test('finance signs in, begins in the work queue and has the pages about money only', async ({ page }) => {
  await signInByForm(page, demo.finance);
  await expect(page).toHaveURL('/admin/work');
  await expect(sidebar(page)).toHaveText([
    /^Work/,
    'User Management',
    /^Transactions/,
    'Messages',
    /^Approvals/,
    /^Withdrawals/,
  ]);
  await expect(page.getByText(/^Times are those of /)).toBeVisible();
  await page.goto('/admin/withdrawals?view=money');
  await expect(page.getByRole('tab', { name: /Money watch/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/admin/transactions');
  await expect(page.getByRole('button', { name: /^Actions for TXN-/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Transaction' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Actions for TXN-/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['View Details']);
  await page.keyboard.press('Escape');

  for (const path of ['/admin/moderation', '/admin/settings/general', '/admin/audit']) {
    await page.goto(path);
    await expect(noAccess(page)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByText('Your role is Finance.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go to your work' }).click();
  await expect(page).toHaveURL('/admin/work');
  await page.goto('/admin/no-such-page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('support helps a person with signing in, and decides nothing about money', async ({ page }) => {
  await signInByForm(page, demo.support);
  await expect(page).toHaveURL('/admin/work');
  await expect(sidebar(page)).toHaveText([
    /^Work/,
    'User Management',
    /^Transactions/,
    /^Support/,
    'Messages',
  ]);
  await page.goto(`/admin/users?search=${demo.seller.email}`);
  await expect(page.getByRole('button', { name: 'Add New User' })).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for ${demo.seller.name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['View Profile', 'Open full page']);
  await page.getByRole('menuitem', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { name: demo.seller.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send password reset link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change e-mail address' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toHaveCount(0);
  await expect(page.locator('a[href^="/admin/withdrawals"]')).toHaveCount(0);
  await page.goto('/admin/withdrawals');
  await expect(noAccess(page)).toBeVisible();
});

test('an administrator reads who has which right, also on a phone', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/roles');
  const money = page.getByRole('table', { name: 'Rules by role' }).getByRole('row', { name: /^Money/ });
  await expect(money.getByRole('cell')).toHaveText(['No', 'No', 'No', 'Yes', 'Yes']);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = page.getByRole('list', { name: 'Roles by right' }).getByRole('listitem');
  await expect(onPhone.filter({ hasText: 'Withdrawals, bank accounts' })).toContainText('FinanceAdmin');
  await expectGoodPage(page);
  // The list of all calls is read page by page, so that the page stays readable on a phone.
  const calls = page.getByRole('table', { name: 'What each role can do' }).getByRole('row');
  await expect(calls).toHaveCount(25);
  const first = await calls.first().textContent();
  const pages = page.getByRole('navigation', { name: 'Pages of what can be done' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(calls.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(calls.first()).toHaveText(first ?? '');
  await page.getByRole('link', { name: /with the role Finance$/ }).click();
  await expect(page).toHaveURL('/admin/users?role=finance');
  await expect(page.getByText(demo.finance.email).first()).toBeVisible();
});
