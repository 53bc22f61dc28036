import type { Locator } from '@playwright/test';

/** Approves the proposal of a card, and says yes to the question before it. */
export async function approveProposal(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /Approve/ }).click();
  const question = card.page().getByRole('alertdialog', { name: 'Approve this proposal?' });
  await question.getByRole('button', { name: 'Approve' }).click();
}
