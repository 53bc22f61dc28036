import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { demo, signIn } from '../support/people.ts';
import { addTransaction, makeTraders } from '../support/staff-transactions.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

async function write(
  page: Page,
  dialog: Locator,
  entry: { to: string; label: string; text: string; button: string },
): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Who reads it' }).click();
  await page.getByRole('option', { name: entry.to, exact: true }).click();
  await dialog.getByLabel(entry.label, { exact: true }).fill(entry.text);
  await dialog.getByRole('button', { name: entry.button }).click();
}

test('staff note something, ask one side, give more time and look at similar cases', async ({ page }) => {
  const { request } = page;
  const { buyer, seller } = await makeTraders(request, 50_000);
  const disputed = async (account: string) => {
    const id = await addTransaction(request, { buyer, seller, account, amount: 20_000 });
    const body = { reason: 'wrong_account', description: 'This is another account.' } as const;
    await callAs(request, buyer, 'disputePurchase', { params: { id }, body });
    return id;
  };
  const decidedId = await disputed('@decided.before');
  await callAs(request, demo.admin, 'resolveDispute', {
    params: { purchase_id: decidedId },
    body: { type: 'favor_buyer', details: 'It was.', early_reason: 'The seller said so in the chat.' },
  });
  const purchaseId = await disputed('@not.this.one');
  const dialog = page.getByRole('dialog', { name: 'Dispute Resolution' });

  await test.step('writes a note and a question to the seller', async () => {
    await signIn(page, demo.admin);
    await page.goto(`/admin/transactions?case=${purchaseId}`);
    const first = dialog.getByRole('tabpanel').getByRole('listitem').first();
    await expect(first.getByRole('link', { name: buyer.name })).toHaveAttribute('href', /^\/admin\/users\//);
    await write(page, dialog, {
      to: 'Staff only',
      label: 'Note',
      text: 'Same story as last month.',
      button: 'Save note',
    });
    await expect(toast(page, 'Note Added')).toBeVisible();
    const note = dialog.getByRole('listitem').filter({ hasText: 'Note for staff' });
    await expect(note.getByRole('link')).toHaveAttribute('href', /^\/admin\/users\//);
    await write(page, dialog, {
      to: 'The seller only',
      label: 'Say or ask something',
      text: 'Which account did you mean?',
      button: 'Send to the seller',
    });
    await expect(dialog.getByText('To the seller only')).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('gives the seller more time, once', async () => {
    await dialog.getByRole('button', { name: 'Give the seller more time' }).click();
    const asked = page.getByRole('alertdialog', { name: 'More time for the seller' });
    await asked.getByRole('radio', { name: /^48 hours/ }).click();
    await asked.getByRole('button', { name: 'Give more time' }).click();
    await expect(asked.getByText('Please say why.')).toBeVisible();
    await asked.getByLabel('Reason').fill('The seller is in hospital.');
    await expectGoodPage(page);
    await asked.getByRole('button', { name: 'Give more time' }).click();
    await expect(toast(page, 'Time Extended')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Give the seller more time' })).toBeHidden();
  });

  await test.step('sees how the seller’s last dispute was decided', async () => {
    await dialog.getByRole('tab', { name: 'Similar cases' }).click();
    const first = dialog.getByRole('tabpanel').getByRole('listitem').first();
    await expect(first).toContainText('@decided.before');
    await expect(first).toContainText('Same seller');
    await expect(first).toContainText('₦20,000.00 of ₦20,000.00 went back to the buyer.');
    await expectGoodPage(page);
  });

  const statements = page.getByRole('list', { name: 'Statements' });
  await test.step('the seller reads the question, and neither side the note', async () => {
    await signIn(page, seller);
    await page.goto(`/dashboard/disputes/${purchaseId}`);
    await expect(statements).toContainText('Which account did you mean?');
    await expect(statements).toContainText('To you only');
    await expect(page.getByText('Same story as last month.')).toHaveCount(0);
    await expect(page.getByText('The seller is in hospital.')).toBeVisible();
    await expectGoodPage(page);
    await signIn(page, buyer);
    await page.goto(`/dashboard/disputes/${purchaseId}`);
    await expect(statements).toContainText('This is another account.');
    await expect(statements).not.toContainText('Which account did you mean?');
    await expect(page.getByText('Same story as last month.')).toHaveCount(0);
  });
});
