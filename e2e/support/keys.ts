import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Walks through a list by J until the row has the focus. */
export async function walkTo(row: Locator): Promise<void> {
  await expect(async () => {
    await row.page().keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
}

/** Moves the focus by Tab, or by Shift and Tab, until the control has it. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await control.page().keyboard.press(key);
  }
  await expect(control, 'is reached by Tab').toBeFocused();
}

/** Goes to a button or a link by Tab and presses it. */
export async function pressByKeys(control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(control, key);
  await expect(control).toBeEnabled();
  await control.page().keyboard.press('Enter');
}

/** Goes to a field by Tab and types into it. */
export async function typeByKeys(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** A key that opens the next item of the queue; the address says which. */
export async function openNext(page: Page): Promise<void> {
  const before = page.url();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/admin\//);
}
