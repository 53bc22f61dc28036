import { demo, signIn } from '../support/people.ts';
import { closeByEscape, expect, test, toast } from '../support/test.ts';

test('U134 to U138, A626 to A628: the theme is system by default, kept under vite-ui-theme, a class on the root', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.waitForFunction(() => localStorage.getItem('vite-ui-theme') === 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('A627: the admin area is light when nothing was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, demo.admin);
  await page.goto('/admin');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('toasts: one at a time, the new one replaces the old, F8 reaches it, a swipe to the right dismisses it', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const google = page.getByRole('button', { name: /Google/ });
  await google.click();
  await expect(toast(page, 'Coming Soon')).toBeVisible();
  // A622: at most one.
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('nothing');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(page.getByText('Coming Soon')).toBeHidden();
  // U610, U806, A574: a failure is a destructive toast.
  const card = page.getByRole('alert').filter({ hasText: 'Login Failed' }).locator('> div');
  await expect(card).toHaveClass(/bg-danger/);
  // A625, U613: the hotkey.
  await page.keyboard.press('F8');
  await expect(card).toBeFocused();
  // A624, U612: swiping 50 px to the right.
  const box = await toast(page, 'Login Failed').boundingBox();
  if (!box) throw new Error('the toast has no box');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 5, { steps: 4 });
  await page.mouse.move(box.x + 120, box.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(toast(page, 'Login Failed')).toBeHidden({ timeout: 3_000 });
});

test('toasts above a dialog: Escape and clicks are for the one of the two they are meant for', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('button', { name: 'Link Account' });
  const failure = page.getByRole('alert').filter({ hasText: 'Missing Information' }).locator('> div');
  const firstField = dialog.getByRole('combobox', { name: 'Bank name' });
  await test.step('opens a dialog and gets a toast', async () => {
    await signIn(page, demo.buyer);
    await page.goto('/dashboard/wallet');
    await page.getByRole('button', { name: 'Link Bank Account' }).first().click();
    await link.click();
    // Screen readers hear of it although the dialog hides the rest of the page: it is found by its role.
    await expect(failure).toBeVisible();
    await expect(firstField).toBeFocused();
  });

  await test.step('dismisses the toast by keyboard', async () => {
    await page.keyboard.press('F8');
    await expect(failure).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(failure.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    // Inside the toast the key is for the toast, and the focus returns to the form.
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await expect(firstField).toBeFocused();
  });

  await test.step('uses both where there is little room', async () => {
    // Where there is no room beside the dialog the toast still leaves its buttons free.
    await page.setViewportSize({ width: 360, height: 600 });
    await link.click();
    await expect(failure).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true, timeout: 4_000 });
    await dialog.getByRole('button', { name: 'Close' }).click({ trial: true, timeout: 4_000 });
    // The dialog reaches to the top edge, so the toast stands below its title.
    const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
    const card = await failure.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((title?.y ?? Number.NaN) + (title?.height ?? 0));
    await page.setViewportSize({ width: 1280, height: 800 });
    await toast(page, 'Missing Information').click();
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failure).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  await test.step('closes the dialog by Escape', async () => {
    // Anywhere else it is for the dialog, at the first press.
    await link.click();
    await expect(failure).toBeVisible();
    await closeByEscape(dialog);
    await expect(failure).toBeVisible();
  });
});
