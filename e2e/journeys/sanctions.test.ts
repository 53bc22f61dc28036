import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { registerConfirmed } from '../support/wallets.ts';

test('a sanction is given, read by the person, and lifted', async ({ page, browser }) => {
  const person = await registerConfirmed(page.request);
  const reason = 'Offered the same account twice.';
  await signIn(page, demo.admin);
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Open full page' }).click();
  const sanctions = page.getByRole('region', { name: 'Sanctions' });
  await expect(sanctions).toContainText('No warning, pause or suspension.');

  await test.step('withdrawals are paused for a week, not without a reason', async () => {
    await sanctions.getByRole('button', { name: 'Add sanction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add sanction' });
    await dialog.getByLabel('What').click();
    await page.getByRole('option', { name: 'Withdrawals paused' }).click();
    await dialog.getByRole('button', { name: 'Add sanction' }).click();
    await expect(dialog).toContainText('Please say why.');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Add sanction' }).click();
    await expect(toast(page, 'Withdrawals paused given')).toBeVisible();
    await expect(sanctions.getByRole('listitem').first()).toContainText(reason);
    await expectGoodPage(page);
  });

  const own = await (await browser.newContext()).newPage();
  await signIn(own, person);
  await own.goto('/dashboard');
  await expect(own.getByText('Our team paused withdrawals from your wallet until')).toBeVisible();
  await own.getByRole('link', { name: 'See your account standing' }).click();
  const standing = own.getByRole('region', { name: 'Account standing' });
  await expect(standing).toContainText(reason);
  await expect(standing).toContainText('In force');

  await sanctions.getByRole('button', { name: 'Lift: Withdrawals paused' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill('It was a mistake of ours.');
  await question.getByRole('button', { name: 'Lift' }).click();
  await expect(toast(page, 'Sanction lifted')).toBeVisible();
  await own.reload();
  await expect(standing).toContainText('Lifted: It was a mistake of ours.');
});
