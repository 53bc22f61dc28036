import { expect, type Page } from '@playwright/test';

export const proofQuestion = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" });

/** Answers the question for a proof of presence with the password. */
export async function confirmPresence(page: Page, { password }: { password: string }): Promise<void> {
  const question = proofQuestion(page);
  await question.getByLabel('Password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
}
