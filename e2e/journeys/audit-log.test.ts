import { demo, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the audit log is verified, searched, opened line by line and taken along', async ({ page }) => {
  await test.step('opens the audit log', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Audit Log' }).first().click();
    await expect(page).toHaveTitle('Audit Log · Oja');
    await expect(page.getByRole('heading', { name: 'Audit Log', level: 1 })).toBeVisible();
  });

  const table = page.getByRole('table', { name: 'Audit log' });
  await test.step('verifies it', async () => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(toast(page, 'each is unchanged and follows the one before it')).toBeVisible();
    await expect(page.getByText('Chain verified', { exact: true }).first()).toBeVisible();
    await expect(table.getByRole('button', { name: 'Audit log verified' }).first()).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('searches and filters', async () => {
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('audit_log.verified');
    await expect(page).toHaveURL(/search=audit_log\.verified/);
    await expect(table.getByRole('row').nth(1)).toContainText(demo.admin.email);
    await page.getByRole('combobox', { name: 'Time period' }).click();
    await page.getByRole('option', { name: 'Last 24 hours' }).click();
    await expect(page).toHaveURL(/period=1d/);
  });

  await test.step('opens a line on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page);
    await table.getByRole('button', { name: 'Audit log verified' }).first().click();
    const details = page.getByRole('dialog', { name: 'Audit log verified' });
    const compared = details.getByRole('table', { name: 'Before and after' });
    await expect(compared.getByRole('row', { name: /^Broken/ })).toContainText(/Not noted.*nothing/);
    await expect(page).toHaveURL(/line=/);
    await expectGoodPage(page);
    await page.reload();
    await expect(details).toBeVisible();
    await closeByEscape(details);
    await expect(page).not.toHaveURL(/line=/);
  });

  await test.step('finds a ticket by its reference, with a link to it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('TKT-001');
    const found = table.getByRole('link', { name: /^TKT-001 / }).first();
    await expect(found).toHaveAttribute('href', /^\/admin\/support\//);
    await expectGoodPage(page);
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('audit_log.verified');
    await expect(page).toHaveURL(/search=audit_log\.verified/);
  });

  await test.step('exports it', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(toast(page, 'Export Started')).toBeVisible();
    expect((await started).suggestedFilename()).toMatch(/^audit_\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('finds nothing and clears the filters', async () => {
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('nothing is called this');
    await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
    await expect(table).toBeVisible();
  });
});
