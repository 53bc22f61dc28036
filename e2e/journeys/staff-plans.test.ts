import { demo, registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('staff shape the plans', async ({ page, request }) => {
  const planCard = (name: string) => page.getByRole('group', { name });
  await signIn(page, demo.admin);
  await page.goto('/admin/settings/plans');
  await expect(page.getByRole('row', { name: /Growth/ })).toBeVisible();
  await expectGoodPage(page);
  const name = `Weekend ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Add Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (NGN)').fill('1500');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await expect(dialog.getByText('Please give at least 1 entry.')).toBeVisible();
  await dialog.getByLabel('Features').fill('Escrow on every sale\nA public seller page');
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await expect(toast(page, 'Plan Added')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('₦1,500.00/month');
  await expect(row).toContainText('Unlimited live listings');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Upload limit').fill('5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('5 live listings');
  // Gone again, so that other journeys find the plans they know.
  await page.getByRole('button', { name: `Archive ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Plan Archived')).toBeVisible();
  await expect(row).toContainText('Archived');
  const person = await registerPerson(request);
  await signIn(page, person);
  await page.goto('/dashboard/become-seller');
  await expect(planCard('Starter')).toBeVisible();
  await expect(planCard(name)).toHaveCount(0);
});
