import { demo, signIn } from '../support/people.ts';
import { preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('Contact Seller, and two browsers talking: typing, read mark, picture, masking, a lost connection', {
  tag: '@phone',
}, async ({ page, browser, isMobile }) => {
  const deal = await preparePurchase(page.request);

  await test.step('signs in on the way to the dialog', async () => {
    // Who is not signed in is led to sign in, and comes back to the dialog.
    await page.goto(`/listing/${deal.listing.id}`);
    await page.getByRole('link', { name: 'Contact Seller' }).click();
    await page.getByLabel('Email').fill(deal.buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(deal.buyer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/listing/${deal.listing.id}`);
  });

  await test.step('writes to the seller', async () => {
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' }); // U174
    await expect(dialog.getByLabel('Subject')).toHaveValue(`About ${deal.listing.handle}`);
    // The questions wrap on a phone; a form wider than the dialog would be cut off.
    const [frame, field] = [await dialog.boundingBox(), await dialog.getByLabel('Message').boundingBox()];
    const rightOf = (box: typeof frame) => (box ? box.x + box.width : Number.NaN);
    expect(rightOf(field)).toBeLessThan(rightOf(frame));
    await dialog.getByRole('button', { name: 'Was the account ever restricted?' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue('Was the account ever restricted?');
    await dialog.getByLabel('Message').fill('Write to ada@example.com, please.'); // U177
    await dialog.getByLabel('Subject').fill('');
    const send = dialog.getByRole('button', { name: 'Send Message' });
    await send.click();
    // U647, U648, U649, U650, U651: nothing typed is lost.
    await expect(toast(page, 'Missing Information')).toBeVisible();
    await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('Write to ada@example.com, please.');
    await dialog.getByLabel('Subject').fill('Original e-mail?'); // U175
    await dialog.getByRole('combobox', { name: /Priority/ }).click(); // U176
    await expect(page.getByRole('option')).toHaveText(['Low', 'Medium', 'High', 'Urgent']); // U510
    await page.getByRole('option', { name: 'Urgent' }).click();
    await send.click();
    await expect(toast(page, 'Message Sent')).toBeVisible(); // U853
  });

  const { context, other, theirs } =
    await test.step('the seller reads it without contact details', async () => {
      // U178: it is real, on the other side within a moment, and contact details are hidden.
      const context = await browser.newContext();
      const other = await context.newPage();
      await signIn(other, deal.seller);
      await other.goto('/dashboard/messages');
      await other.getByRole('button', { name: /Original e-mail\?/ }).click();
      const theirs = other.getByRole('log', { name: 'Messages' });
      await expect(theirs.getByText('Write to ••••••, please.')).toBeVisible();
      await expect(theirs.getByText(/Contact details are hidden until/)).toBeVisible();
      await expect(other.getByText('Urgent priority').filter({ visible: true }).first()).toBeVisible();
      return { context, other, theirs };
    });

  const mine = page.getByRole('log', { name: 'Messages' });
  await test.step('both see typing and read marks', async () => {
    await page.goto('/dashboard/messages');
    await page.getByRole('button', { name: /Original e-mail\?/ }).click();
    await expect(mine.getByText('Read', { exact: true })).toBeAttached();
    const box = other.getByRole('textbox', { name: /^Message to/ });
    await box.pressSequentially('Yes');
    await expect(mine.getByText(/is typing\.\.\./)).toBeVisible();
    await box.press('Shift+Enter');
    await box.pressSequentially('it is.');
    await box.press('Enter');
    await expect(mine.getByText('Yes it is.')).toBeVisible();
    await expect(theirs.getByText('Read', { exact: true })).toBeAttached();
  });

  await test.step('sends a picture', async () => {
    // A picture, which only the two can fetch.
    await page.getByLabel('Choose pictures').setInputFiles({
      name: 'insights.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await expect(page.getByRole('img', { name: 'insights.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(theirs.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  });

  const field = page.getByRole('textbox', { name: /^Message to/ });
  await test.step('sends without a connection', async () => {
    // What was sent before has arrived.
    await expect(mine.getByText('Sending...')).toHaveCount(0);
    // Without a connection it waits, goes out from whatever page is opened next, and arrives once.
    const address = page.url();
    const sending = '**/api/conversations/*/messages';
    await page.context().setOffline(true);
    await field.fill('Sent from a tunnel');
    await field.press('Enter');
    await expect(mine.getByText('Sending...')).toBeVisible();
    await page.route(sending, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.context().setOffline(false);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theirs.getByText('Sent from a tunnel')).toHaveCount(0);
    await page.unroute(sending);
    await expect(theirs.getByText('Sent from a tunnel')).toBeVisible();
    await page.goto(address);
    await expect(mine.getByText('Sent from a tunnel')).toHaveCount(1);
    await expect(mine.getByText('Sending...')).toHaveCount(0);
    await expect(theirs.getByText('Sent from a tunnel')).toHaveCount(1);
  });

  await test.step('keeps a draft and searches', async () => {
    // What was begun is kept; a search finds what was said.
    await field.fill('Only begun');
    const open = page.getByRole('button', { name: /Original e-mail\?/ });
    const back = page.getByRole('button', { name: 'Back to all conversations' });
    // A phone shows the list and a conversation one after the other.
    if (isMobile) await back.click();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('tunnel');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
    await page.reload();
    if (isMobile) await open.click();
    await expect(field).toHaveValue('Only begun');
    await expectGoodPage(page);
    await page.setViewportSize({ width: 360, height: 720 });
    await expectGoodPage(page);
    await back.click();
    await expectGoodPage(page);
  });

  await test.step('is blocked', async () => {
    // A block ends it for both, until it is taken back.
    await other.getByRole('button', { name: /^Actions for/ }).click();
    await other.getByRole('menuitem', { name: /^Block/ }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(other.getByText(/^You blocked .* Unblock them to write again\.$/)).toBeVisible();
    await page.getByRole('button', { name: /Original e-mail\?/ }).click();
    await expect(page.getByText(/does not take messages from you/)).toBeVisible();
  });

  await context.close();
});

test('staff contact a seller from the listing desk; the seller sees that it is staff (A201)', async ({
  page,
  browser,
}) => {
  const deal = await preparePurchase(page.request);
  await signIn(page, demo.admin);
  await page.goto(`/admin/listings?search=${encodeURIComponent(deal.listing.handle)}`);
  await page.getByRole('button', { name: `Actions for ${deal.listing.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Contact Seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
  await dialog.getByLabel('Subject').fill('A sharper picture');
  await dialog.getByRole('combobox', { name: /Priority/ }).click();
  await page.getByRole('option', { name: 'Low' }).click();
  await dialog.getByLabel('Message').fill('Please replace the first screenshot.');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await page.goto('/admin/messages');
  await expect(page.getByRole('button', { name: /A sharper picture/ })).toBeVisible();
  await expectGoodPage(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, deal.seller);
  await other.goto('/dashboard');
  await other.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await other.getByRole('button', { name: /A sharper picture/ }).click();
  await expect(other.getByRole('log').getByText('Oja staff')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
  await context.close();
});
