import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

test('the bottom bar of a phone leads everywhere, and gives way to a conversation', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo.buyer);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  await test.step('every target is large enough, and nothing of the page is covered', async () => {
    for (const target of await bar.locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The page may still grow by what is on its way.
    const covered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
      return end - ((await bar.boundingBox())?.y ?? 0);
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
    await expectGoodPage(page);
  });

  await test.step('opens the pages that the bar has no room for', async () => {
    await bar.getByRole('button', { name: 'Me' }).click();
    const sheet = page.getByRole('dialog', { name: demo.buyer.name });
    await expect(sheet.getByText('Available balance')).toBeVisible();
    await expectGoodPage(page);
    await sheet.getByRole('link', { name: 'My Purchases' }).click();
    await expect(page).toHaveURL('/dashboard/my-purchases');
    await expect(sheet).toBeHidden();
  });

  await test.step('reads a conversation without it', async () => {
    await bar.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/conversation=/);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Back to all conversations' }).click();
    await expect(bar).toBeVisible();
  });

  await test.step('a wide screen has none', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar).toBeHidden();
  });
});
