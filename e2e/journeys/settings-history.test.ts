import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

/** Both change one section, and only what no other journey looks at; the roll-back puts it back. */
test.describe.configure({ mode: 'serial' });

test('an administrator changes a setting, reads its history and rolls it back', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/settings/payment');
  const threshold = page.getByRole('region', { name: 'Naira rules' }).getByLabel('High-value threshold (₦)');
  const before = await threshold.inputValue();
  const dialog = page.getByRole('dialog', { name: 'History of the Naira Rules' });
  const openHistory = page.getByRole('button', { name: 'History of the Naira Rules' });

  await test.step('saves a change', async () => {
    await threshold.fill('600000');
    await page.getByRole('button', { name: 'Save Naira Rules' }).click();
    await expect(toast(page, 'Naira Rules Saved')).toBeVisible();
  });

  await test.step('reads who changed what', async () => {
    await openHistory.click();
    const newest = dialog.getByRole('listitem').first();
    await expect(newest).toContainText('In force');
    await expect(newest.getByRole('link', { name: demo.admin.name })).toBeVisible();
    await expect(newest).toContainText(/High-value threshold: ₦500,000\.00.*₦600,000\.00/);
    await expectGoodPage(page);
  });

  const question = page.getByRole('alertdialog', { name: /^Roll back to/ });
  await test.step('is shown what will change, and must give a reason', async () => {
    await dialog
      .getByRole('button', { name: /^Roll back to this version/ })
      .first()
      .click();
    await expect(question.getByRole('list', { name: 'What will change now' })).toContainText(
      /High-value threshold: ₦600,000\.00.*₦500,000\.00/,
    );
    await question.getByRole('button', { name: 'Roll Back' }).click();
    await expect(question.getByText('Please say why.')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('rolls back, and the old value counts again', async () => {
    await question.getByLabel('Reason').fill('Raised by mistake.');
    await question.getByRole('button', { name: 'Roll Back' }).click();
    await expect(toast(page, 'Settings Rolled Back')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('Raised by mistake.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(threshold).toHaveValue(before);
    await page.reload();
    await expect(threshold).toHaveValue(before);
  });

  await test.step('finds it in the audit log', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByText('Settings rolled back').first()).toBeVisible();
  });
});

test('what was typed and not saved survives a roll-back, and is saved only knowingly', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/settings/payment');
  const rules = page.getByRole('region', { name: 'Naira rules' });
  const [threshold, typed] = [
    rules.getByLabel('High-value threshold (₦)'),
    rules.getByLabel('Daily withdrawal limit (₦)'),
  ];
  const save = page.getByRole('button', { name: 'Save Naira Rules' });
  await threshold.fill('700000');
  await save.click();
  await expect(toast(page, 'Naira Rules Saved')).toBeVisible();
  await typed.fill('4000000');
  await page.getByRole('button', { name: 'History of the Naira Rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of the Naira Rules' });
  await dialog
    .getByRole('button', { name: /^Roll back to this version/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: /^Roll back to/ });
  await expect(question.getByText('What you typed and did not save stays in the form.')).toBeVisible();
  await question.getByLabel('Reason').fill('Raised by mistake.');
  await question.getByRole('button', { name: 'Roll Back' }).click();
  await expect(toast(page, 'Settings Rolled Back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(typed).toHaveValue('4000000');
  await save.click();
  await expect(page.getByText(/saved these settings in the meantime/).first()).toBeVisible();
  await expect(threshold).toHaveValue('500000');
});
