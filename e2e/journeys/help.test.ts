import { callAs } from '../support/call-as.ts';
import { waitForMail } from '../support/mails.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('the Help Center: tabs, questions, search, links to a question', async ({ page }) => {
  await signIn(page, await registerPerson(page.request));
  await page.goto('/dashboard/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  // U041, U352, U353, U354
  await expect(page.getByRole('tab')).toHaveText(['FAQs', 'Contact Support', 'My Tickets']);
  // U357
  for (const name of ['Buying Accounts', 'Selling Accounts', 'Security & Safety', 'Technical Support'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectGoodPage(page);

  // U355, U356: the words are found in questions and answers, and marked.
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('money-back');
  await expect(page.locator('mark').first()).toHaveText('money-back');
  await expect(page.getByText('7-day money-back guarantee')).toBeVisible(); // U891
  await expect(page.getByRole('heading', { name: 'What is escrow?' })).toHaveCount(0);
  await expect(page).toHaveURL(/search=money-back/);
  await page.reload();
  await expect(search).toHaveValue('money-back');
  await expect(page.getByText('1 answer for “money-back”')).toBeVisible();
  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'No answers found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'What is escrow?' })).toBeVisible();

  // A link to a question opens it.
  await page.goto('/dashboard/help#phone-support');
  await expect(page.getByText('Mon-Fri 9AM-6PM EST')).toBeVisible(); // U896
  await expect(page.locator('#phone-support')).toBeFocused();
  await page.getByRole('link', { name: 'Contact Support' }).first().click();
  await expect(page.getByRole('tab', { name: 'Contact Support' })).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize(phone);
  await expectGoodPage(page);
  await page.getByRole('tab', { name: 'My Tickets' }).click();
  await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest searches the Help Center and opens an answer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
    await page.getByText('What is escrow?').click();
    await expect(page.getByText('belongs to neither side while it is in escrow')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('refund');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/help?search=refund');
    await expect(page.getByText('7-day money-back guarantee')).toBeVisible();
  });

  test('a guest searches the market from the header of any public page', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/help');
      const header = page.getByRole('banner');
      if (width < 1024) await header.getByRole('button', { name: 'Open search' }).click();
      const field = header.getByRole('searchbox', { name: 'Search accounts' }).filter({ visible: true });
      await field.fill('zebra crossing');
      await field.press('Enter');
      await expect(page).toHaveURL('/market?search=zebra+crossing');
      await expect(page.getByText('0 accounts for “zebra crossing”')).toBeVisible();
      // On a phone the field is hidden again.
      await expect(header.locator('input[name=search]').first()).toHaveValue('zebra crossing');
    }
  });
});

test('a link to an answer opens it for a guest, on a good page', async ({ page }) => {
  await page.goto('/help#phone-support');
  await expect(page.getByText('Mon-Fri 3PM to midnight Lagos time').first()).toBeVisible();
  await expect(page.locator('#phone-support')).toBeFocused();
  await expectGoodPage(page);
  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: 'Open search' }).click();
  await expect(page.getByRole('banner').getByRole('searchbox').filter({ visible: true })).toBeFocused();
  await expectGoodPage(page);
});

test('a ticket with a picture, answered from another window with a canned reply and a note, and opened again', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request);
  await signIn(page, person);
  await page.goto('/dashboard/help?tab=contact');

  const send = page.getByRole('button', { name: 'Send to Support' });
  const subject = `Password refused ${person.name}`;
  await test.step('writes a ticket with a picture', async () => {
    await send.click();
    await expect(page.getByText('Please choose a category.')).toBeVisible();
    await page.getByRole('combobox', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Buying Accounts' }).click();
    await page.getByRole('combobox', { name: /Priority/ }).click();
    await page.getByRole('option', { name: 'High' }).click();
    await page.getByRole('textbox', { name: /Subject/ }).fill(subject);
    await page.getByRole('textbox', { name: /Message/ }).fill('It says that the password is wrong.');
    // U708, U709
    await expect(page.getByText('Up to 5 in JPG, PNG, GIF or WebP, each under 5MB.')).toBeVisible();
    const buffer = await page.screenshot();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'login.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'login.png' })).toBeVisible();
  });

  await test.step('keeps what was typed after a refusal', async () => {
    // What was typed survives a refusal and a look at the questions.
    await page.route('**/api/tickets', (route) => route.fulfill({ status: 500, json: { status: 'error' } }));
    await send.click();
    await expect(toast(page, 'Could not open the ticket')).toBeVisible();
    await page.unroute('**/api/tickets');
    await page.getByRole('tab', { name: 'FAQs' }).click();
    await page.getByRole('tab', { name: 'Contact Support' }).click();
    await expect(page.getByRole('textbox', { name: /Subject/ })).toHaveValue(subject);
  });

  const thread = page.getByRole('list', { name: 'Conversation' });
  const reference = await test.step('opens the ticket', async () => {
    await send.click();
    await page.waitForURL('**/dashboard/help/tickets/*'); // U359
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(subject) })).toBeVisible();
    await expect(thread.getByRole('img', { name: /Attachment 1/ })).toBeVisible();
    await expect(page.getByText(/Our team answers by/)).toBeVisible(); // U895
    return (await page.title()).slice(0, (await page.title()).indexOf(':'));
  });

  const { context, desk } = await test.step('staff find it at the desk', async () => {
    const context = await browser.newContext();
    const desk = await context.newPage();
    await signIn(desk, demo.moderator);
    await desk.goto('/admin/support');
    await expect(
      desk
        .getByText(/^Late by/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectGoodPage(desk);
    await desk.getByRole('searchbox', { name: 'Search tickets' }).fill(person.email);
    await expect(desk).toHaveURL(/search=/);
    await expect(desk.getByRole('row')).toHaveCount(2);
    return { context, desk };
  });

  await test.step('staff sort, hide a column and export', async () => {
    // Sorted by a head; a column less, which is remembered; taken along as a file.
    const tickets = desk.getByRole('table', { name: 'Tickets' });
    await tickets.getByRole('button', { name: 'Updated' }).click();
    await expect(tickets.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(desk).toHaveURL(/sort=updated/);
    await desk.getByRole('button', { name: 'Columns' }).click();
    await desk.getByRole('menuitemcheckbox', { name: 'Assignee' }).click();
    await closeByEscape(desk.getByRole('menu'));
    await expect(tickets.getByRole('columnheader', { name: 'Assignee' })).toHaveCount(0);
    await expect(desk).toHaveURL(/search=.*&sort=updated&hide=assignee/);
    const started = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export' }).click();
    expect((await started).suggestedFilename()).toMatch(/^tickets_\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('staff take it and add a note', async () => {
    await expect(
      desk
        .getByText(/^Due in/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await desk.getByRole('link', { name: subject }).click();
    await desk.getByRole('button', { name: 'Take this ticket' }).click();
    await expect(toast(desk, 'Ticket Assigned')).toBeVisible();
    // The other window notices that a colleague works on it.
    await expect(page.getByText('In progress', { exact: true })).toBeVisible();
    await desk.getByRole('tab', { name: 'Internal note' }).click();
    await desk.getByRole('textbox', { name: 'Note' }).fill('Third case with this seller.');
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expect(desk.getByRole('list', { name: 'Conversation' })).toContainText(
      'Third case with this seller.',
    );
  });

  await test.step('staff answer with a canned reply', async () => {
    await desk.getByRole('tab', { name: 'Reply' }).click();
    await desk.getByRole('button', { name: 'Canned reply' }).click();
    await desk.getByRole('menuitem', { name: 'We look into it' }).click();
    const answer = desk.getByRole('textbox', { name: `Answer to ${person.name}` });
    await expect(answer).toHaveValue(new RegExp(`^Hello ${person.name},[\\s\\S]*${reference}`));
    await expectGoodPage(desk);
    await desk.getByRole('button', { name: 'Send Answer' }).click();
    await expect(toast(desk, 'Answer Sent')).toBeVisible();
  });

  await test.step('the answer arrives by itself and by mail', async () => {
    // It arrives by itself, with the mark of staff and without the note; and by mail.
    await expect(thread).toContainText(`Hello ${person.name}`);
    await expect(thread.getByText('Oja team')).toBeVisible();
    await expect(thread).not.toContainText('Third case');
    const mail = await waitForMail(person.email, `Our team answered your ticket ${reference}`);
    expect(new URL(page.url()).pathname).toBe(mail.link);
    await expectGoodPage(page);
  });

  await test.step('it is resolved, opened again and closed', async () => {
    await desk.getByRole('button', { name: 'Mark as Resolved' }).click();
    await expect(page.getByText('Our team resolved the ticket')).toBeVisible();
    await page.getByRole('textbox', { name: /Reply to open it again/ }).fill('It is still refused.');
    await page.getByRole('button', { name: 'Reopen Ticket' }).click();
    await expect(toast(page, 'Ticket Reopened')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Conversation' })).toContainText('It is still refused.');
    await expect(desk.getByText(`${person.name} opened it again`)).toBeVisible();
    await page.getByRole('button', { name: 'Close as Solved' }).click();
    await expect(toast(page, 'Ticket Closed')).toBeVisible();
    for (const [side, path] of [
      [page, '/dashboard/help?tab=tickets'],
      [desk, new URL(desk.url()).pathname],
    ] as const) {
      await side.setViewportSize(phone);
      await side.goto(path);
      await expect(side.getByText('Resolved', { exact: true }).first()).toBeVisible(); // U358, U603
      await expectGoodPage(side);
    }
  });

  await context.close();
});

test('the desk: two do not take one ticket, canned replies are kept, a stranger finds nothing', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request);
  await signIn(page, person);
  const { id } = await callAs(page.request, person, 'openTicket', {
    body: { category: 'other', priority: 'urgent', subject: 'Two at once', text: 'Who takes it?' },
  });

  await test.step('a stranger finds nothing', async () => {
    await page.goto('/dashboard/help/tickets/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11');
    await expect(page.getByRole('heading', { name: 'There is no such ticket' })).toBeVisible();
  });

  const { context, first, take } = await test.step('the first opens the ticket', async () => {
    const context = await browser.newContext({ viewport: desktop });
    const first = await context.newPage();
    await signIn(first, demo.moderator);
    await first.goto(`/admin/support/${id}`);
    const take = first.getByRole('button', { name: 'Take this ticket' });
    await expect(take).toBeVisible();
    // A colleague is faster, and this window has not heard of it yet.
    await first.route('**/api/admin/tickets/*', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    return { context, first, take };
  });

  const otherContext = await test.step('the second is faster', async () => {
    const otherContext = await browser.newContext();
    const second = await otherContext.newPage();
    await signIn(second, demo.admin);
    await second.goto(`/admin/support/${id}`);
    await expect(second.getByText('₦0.00')).toBeVisible();
    await second.getByRole('button', { name: 'Take this ticket' }).click();
    await expect(toast(second, 'Ticket Assigned')).toBeVisible();
    return otherContext;
  });

  await test.step('the first is told', async () => {
    await take.click();
    await expect(toast(first, `${demo.admin.name} works on this ticket.`)).toBeVisible();
    await first.unroute('**/api/admin/tickets/*');
    await first.reload();
    await expect(first.getByText(/Take it over before you go on/)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Take over' })).toBeVisible();
    await otherContext.close();
  });

  await test.step('keeps and deletes a canned reply', async () => {
    await first.goto('/admin/support/canned-replies');
    await first.getByRole('button', { name: 'Add Reply' }).click();
    const dialog = first.getByRole('dialog');
    const title = `Greeting ${person.name}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill('Dear {customer}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/are filled in\.$/).last()).toBeVisible();
    await dialog.getByLabel('Text').fill('Dear {name}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(first, 'Canned Reply Saved')).toBeVisible();
    await expectGoodPage(first);
    await first.getByRole('button', { name: `Delete ${title}` }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(first, 'Canned Reply Deleted')).toBeVisible();
    await expect(first.getByRole('heading', { name: title })).toHaveCount(0);
  });

  await context.close();
});

test('the desk: priority, tags, a mention, a canned reply that waits, and two tickets merged', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request);
  await signIn(page, person);
  const open = (subject: string) =>
    callAs(page.request, person, 'openTicket', {
      body: { category: 'other', priority: 'low', subject, text: `${subject}?` },
    });
  const ticket = await open('Where is my money');
  const second = await open('Still no money');
  const context = await browser.newContext({ viewport: desktop });
  const desk = await context.newPage();
  await signIn(desk, demo.moderator);

  await test.step('staff keep a canned reply that also acts', async () => {
    await desk.goto('/admin/support/canned-replies');
    await desk.getByRole('button', { name: 'Add Reply' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Title').fill(`Receipt ${person.name}`);
    await dialog.getByLabel('Text').fill('Please send the receipt.');
    await dialog.getByRole('combobox', { name: 'The ticket' }).click();
    await desk.getByRole('option', { name: 'Waits for a reply' }).click();
    await dialog.getByLabel('Tags to add').fill('receipt');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(desk, 'Canned Reply Saved')).toBeVisible();
    await expect(desk.getByText('Waits for a reply · Adds the tag “receipt”').first()).toBeVisible();
  });

  await test.step('a new priority moves the promised time', async () => {
    await desk.goto(`/admin/support/${ticket.id}`);
    await desk.getByRole('combobox', { name: 'Priority' }).click();
    await desk.getByRole('option', { name: 'Urgent' }).click();
    await expect(desk.getByText('Due in about 4 hours')).toBeVisible();
    await expect(desk.getByText(`${demo.moderator.name} set the priority to Urgent`)).toBeVisible();
    await desk.getByLabel('Add tag').fill('Bank transfer');
    // A toast about the priority may appear above the button in the moment of a click.
    await desk.getByLabel('Add tag').press('Enter');
    await expect(desk.getByRole('list', { name: 'Tags' })).toHaveText('bank transfer');
    await expectGoodPage(desk);
  });

  await test.step('a name is completed in a note', async () => {
    await desk.getByRole('tab', { name: 'Internal note' }).click();
    const note = desk.getByRole('textbox', { name: 'Note' });
    await note.pressSequentially('Please look @Ama');
    await expect(desk.getByRole('button', { name: `@${demo.admin.name}` })).toBeVisible();
    await note.press('Enter');
    await expect(note).toHaveValue(`Please look @${demo.admin.name} `);
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expect(toast(desk, 'Note Added')).toBeVisible();
  });

  await test.step('the canned reply says what it does, and does it', async () => {
    await desk.getByRole('tab', { name: 'Reply' }).click();
    await desk.getByRole('button', { name: 'Canned reply' }).click();
    await desk.getByRole('menuitem', { name: `Receipt ${person.name}` }).click();
    await expect(desk.getByText('With this answer')).toBeVisible();
    await desk.getByRole('button', { name: 'Send Answer' }).click();
    await expect(toast(desk, 'Answered, Waiting for a Reply')).toBeVisible();
    await expect(desk.getByText('Waiting for customer', { exact: true })).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Tags' })).toContainText('receipt');
    await page.goto(`/dashboard/help/tickets/${ticket.id}`);
    await expect(page.getByText(/Our team waits for your reply\./)).toBeVisible();
    await page.getByRole('textbox', { name: /Your reply/ }).fill('Here it is.');
    await page.getByRole('button', { name: 'Send Reply' }).click();
    await expect(page.getByText(/Our team answers by/)).toBeVisible();
  });

  await test.step('two tickets become one', async () => {
    await desk.goto(`/admin/support/${second.id}`);
    await desk.getByRole('button', { name: 'Merge into Another Ticket' }).click();
    const dialog = desk.getByRole('dialog', { name: `Merge ${second.reference}` });
    await expect(dialog).toContainText('This cannot be undone.');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(toast(desk, 'Tickets Merged')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Conversation' })).toContainText('Still no money?');
    await page.goto(`/dashboard/help/tickets/${second.id}`);
    await expect(page.getByRole('link', { name: ticket.reference })).toBeVisible();
    await expectGoodPage(page);
  });

  await context.close();
});
