import type { Page } from '@playwright/test';
import { closeByEscape, expect, expectGoodPage, test, toast } from './test.ts';

/**
 * Steps on the page of general settings: refused at the field, saved, and put back. In one journey with the other general
 * settings, because two that save the same section would refuse each other.
 */
export async function changeBusinessHours(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Business hours of support' });
  const save = page.getByRole('button', { name: 'Save General Settings' });
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  await test.step('a clock that would never end is refused, with a sentence at its switch', async () => {
    const urgent = card.getByRole('switch', { name: 'Urgent tickets' });
    await urgent.click();
    await expect(card.getByRole('status')).toContainText('Monday to Friday, 9:00 to 18:00 Lagos time');
    for (const name of weekdays) await card.getByRole('checkbox', { name }).click();
    await expect(card.getByText('Closed', { exact: true })).toHaveCount(7);
    await save.click();
    await expect(urgent).toHaveAccessibleDescription(/The desk is closed on every weekday/);
    await expect(urgent).toBeChecked();
    await expectGoodPage(page);
    for (const name of weekdays) await card.getByRole('checkbox', { name }).click();
    // Other journeys open tickets meanwhile: nothing is saved by which their clocks would change.
    await urgent.click();
  });

  await test.step('a time that cannot be is refused at its field', async () => {
    await card.getByLabel('Friday to').fill('08:00');
    await save.click();
    await expect(card.getByLabel('Friday to')).toHaveAccessibleDescription(/^Friday: Please close at least/);
    await expect(card.getByLabel('Friday to')).toHaveValue('08:00');
    await card.getByLabel('Friday to').fill('13:00');
  });

  await test.step('holidays are added by keyboard, in their order, each once', async () => {
    const holiday = card.getByLabel('Public holiday', { exact: true });
    for (const day of ['2030-12-26', '2030-12-25', '2030-12-25']) {
      await holiday.fill(day);
      await holiday.press('Enter');
    }
    await expect(holiday).toHaveAccessibleDescription(/This day is in the list already\./);
    await expect(card.getByRole('list', { name: 'Public holidays' }).getByRole('listitem')).toHaveText([
      '12/25/2030',
      '12/26/2030',
    ]);
    await save.click();
    await expect(toast(page, 'General Settings Saved')).toBeVisible();
  });

  await test.step('the panel fits a phone; what was changed back stands in the history', async () => {
    await page.reload();
    await expect(card.getByLabel('Friday to')).toHaveValue('13:00');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ['Remove 12/25/2030', 'Remove 12/26/2030']) {
      await card.getByRole('button', { name }).click();
    }
    await card.getByLabel('Friday to').fill('18:00');
    await save.click();
    await expect(toast(page, 'General Settings Saved')).toBeVisible();
    await page.getByRole('button', { name: 'History of the General Settings' }).click();
    const history = page.getByRole('dialog', { name: 'History of the General Settings' });
    await expect(history).toContainText('Friday to: 13:00');
    await expect(history).toContainText('2030-12-25, 2030-12-26');
    await closeByEscape(history);
  });
}
