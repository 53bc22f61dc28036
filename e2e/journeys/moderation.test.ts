import { present } from '../../server/test/present.ts';
import { callAs } from '../support/call-as.ts';
import { call, sendCall } from '../support/calls.ts';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { demo, openSession, registerPerson, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

test('A030, A232 to A246: a buyer reports a listing, a moderator claims it and hides the listing, the buyer is told', async ({
  browser,
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  await approveListing(request, listing);
  const reporter = await registerPerson(request);
  const talk = await callAs(request, reporter, 'openConversation', {
    body: {
      listing_id: listing.id,
      client_id: crypto.randomUUID(),
      subject: 'Deal outside?',
      priority: 'low',
      message: 'Planted insult, write to ada@example.com',
    },
  });
  await signIn(page, reporter);

  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  const words = `<img src=x onerror="alert(1)"> pay me outside ${listing.handle}`;
  await test.step('reports the listing', async () => {
    // From the public page; the words are stored as typed and shown as text.
    await page.goto(`/listing/${listing.id}`);
    await page.getByRole('button', { name: `Report listing ${listing.handle}` }).click();
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    // A438: the specified reasons, in their order.
    await expect(page.getByRole('option')).toHaveText([
      'Spam',
      'Inappropriate Content',
      'Fake followers/engagement',
      'Scam/Fraud',
      'Harassment',
      'Copyright Violation',
      'False Information',
      'Terms of Service Violation',
      'Other',
    ]);
    await page.getByRole('option', { name: 'Scam/Fraud' }).click();
    await dialog.getByLabel('Description').fill(words);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(toast(page, 'Report Sent')).toBeVisible();
  });

  await test.step('reports it a second time', async () => {
    // Once per person and thing; what was typed stays.
    await page.getByRole('button', { name: `Report listing ${listing.handle}` }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Spam' }).click();
    await dialog.getByLabel('Description').fill('Again.');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You have reported this already.');
    await expect(dialog.getByLabel('Description')).toHaveValue('Again.');
  });

  const scripts: string[] = [];
  const { desk, card, main } = await test.step('the moderator claims it', async () => {
    // The moderator, in another window.
    const desk = await (await browser.newContext()).newPage();
    desk.on('dialog', (opened) => {
      scripts.push(opened.message());
      void opened.dismiss();
    });
    await signIn(desk, demo.moderator);
    await desk.goto(`/admin/moderation?status=every&search=${listing.handle.slice(1)}`);
    const card = desk.getByRole('main').getByRole('article').filter({ hasText: listing.handle });
    for (const text of ['Pending', 'High', 'Scam/Fraud', reporter.name, words]) {
      await expect(card, text).toContainText(text);
    }
    const main = desk.getByRole('main');
    await main.getByRole('button', { name: 'Claim' }).click();
    await expect(card).toContainText('You have it');
    return { desk, card, main };
  });

  await test.step('a second moderator finds it taken', async () => {
    // A second moderator finds it taken.
    const { token } = await openSession(request, demo.admin);
    const query = { search: listing.handle.slice(1) };
    const [taken] = await call(request, 'listReports', { token, query });
    const claim = await sendCall(request, 'claimReport', { token, params: { id: present(taken).id } });
    expect([claim.status(), (await claim.json()).message]).toEqual([
      409,
      `${demo.moderator.name} is working on this report.`,
    ]);
  });

  const file = desk.getByRole('dialog');
  await test.step('the moderator reads the file and adds a note', async () => {
    // A240, A244, A246: the file, with the thing as it was, Quick Actions and the note.
    await desk.getByRole('button', { name: /^Actions for/ }).click();
    await desk.getByRole('menuitem', { name: 'View Details' }).click();
    for (const region of ['Quick Actions', 'Moderation note', 'As it was when it was reported', 'Owner']) {
      await expect(file.getByRole('region', { name: region }), region).toBeVisible();
    }
    await file.getByRole('textbox', { name: 'Note' }).fill('Asked the seller for an explanation.');
    await file.getByRole('button', { name: 'Save note' }).click();
    await expect(file.getByRole('region', { name: 'History and notes' })).toContainText('Asked the seller');
    await expectGoodPage(desk);
    await file.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the moderator hides the listing', async () => {
    // A237, A607: approved together with hiding the listing.
    await main.getByRole('button', { name: 'Approve' }).click();
    const approve = desk.getByRole('dialog', { name: 'Approve this report' });
    await approve.getByRole('radio', { name: 'Hide Listing' }).click();
    await approve.getByLabel('Reason').fill('Payment outside of Oja is not allowed.');
    await approve.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(desk, 'Report approved and resolved')).toBeVisible();
    await expect(card).toContainText('Resolved');
    await expect(card).toContainText('The listing was hidden.');
    // A239: nothing is left to decide.
    await expect(main.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect(scripts).toEqual([]);

    expect((await sendCall(request, 'showListing', { params: { id: listing.id } })).status()).toBe(410);
  });

  await test.step('the moderator reads a reported conversation', async () => {
    // What people write is taken down by itself: the moderator reads what was said around it, with a reason.
    const [message] = await callAs(request, seller, 'listMessages', { params: { id: talk.id } });
    const target_id = present(message).id;
    const sent = await callAs(request, seller, 'submitReport', {
      body: { type: 'message', target_id, reason: 'Harassment', description: 'Insults me.' },
    });
    await desk.goto(`/admin/moderation?report=${sent.id}`);
    const conversation = file.getByRole('region', { name: 'Conversation' });
    await conversation.getByRole('button', { name: 'Read the conversation' }).click();
    const asked = desk.getByRole('alertdialog', { name: 'Read the conversation' });
    await asked.getByRole('button', { name: 'The message cannot be judged by itself.' }).click();
    await asked.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(conversation.getByRole('list', { name: 'Conversation' })).toContainText('ada@example.com');
    await expectGoodPage(desk);
  });

  const log = page.getByRole('log', { name: 'Messages' });
  await test.step('the moderator takes the message down', async () => {
    await file.getByRole('button', { name: 'Take Down' }).click();
    const takeDown = desk.getByRole('alertdialog', { name: 'Take Down' });
    await takeDown.getByLabel('Reason').fill('Insults are not allowed.');
    await takeDown.getByRole('button', { name: 'Take Down' }).click();
    await expect(file.getByText('This message is taken down.')).toBeVisible();
    await page.goto(`/dashboard/messages?conversation=${talk.id}`);
    await expect(log.getByText('This message was removed by our moderators.')).toBeVisible();
  });

  await test.step('the moderator puts it back', async () => {
    // Put back, it is there again without a reload.
    await file.getByRole('button', { name: 'Put Back' }).click();
    const putBack = desk.getByRole('alertdialog', { name: 'Put Back' });
    await putBack.getByLabel('Reason').fill('It was a quotation.');
    await putBack.getByRole('button', { name: 'Put Back' }).click();
    await expect(log.getByText('Planted insult')).toBeVisible();
  });

  await test.step('the reporter is told', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /notifications/i })
      .click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await expect(bell.getByText('Your report was right')).toBeVisible();
  });
});

test('A241 to A243, A433 to A436, A479 to A482, A605 to A608: add, edit, dismiss and delete a report', async ({
  browser,
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('opens the desk and its filters', async () => {
    await signIn(page, demo.admin);
    await page.goto('/admin/moderation?status=every');
    // A232: figures of real reports.
    const figures = main.getByRole('region', { name: 'Figures' });
    for (const title of ['Pending Reports', 'Under Investigation', 'High Priority', 'Resolved, 7 days']) {
      await expect(figures.getByText(title, { exact: true }), title).toBeVisible();
    }
    const choices: [string, string[]][] = [
      ['Status', ['Open', 'All Status', 'Pending', 'Investigating', 'Resolved', 'Dismissed']],
      ['Priority', ['All Priority', 'Low', 'Medium', 'High', 'Critical']],
      ['Content type', ['All Types', 'Listing', 'User', 'Message', 'Review']],
    ];
    for (const [name, options] of choices) {
      await page.getByRole('combobox', { name }).click();
      await expect(page.getByRole('option'), name).toHaveText(options);
      await closeByEscape(page.getByRole('listbox'));
    }
    await expectGoodPage(page);
  });

  const title = await test.step('adds a report', async () => {
    await main.getByRole('button', { name: 'Add Report' }).click();
    const add = page.getByRole('dialog', { name: 'Add Report' });
    await add.getByRole('button', { name: 'Create Report' }).click();
    await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
    await expect(add.getByText('Please fill in all required fields')).toHaveCount(3);
    const title = `Poses as a bank ${Date.now()}`;
    await add.getByLabel('Title').fill(title);
    await add.getByLabel('Reporter').fill('Mrs Adeyemi, by phone');
    await add.getByLabel('Description').fill('Uses the logo of her bank.');
    await add.getByRole('button', { name: 'Create Report' }).click();
    await expect(toast(page, 'Content report created successfully')).toBeVisible();
    await expect(add).toBeHidden();
    return title;
  });

  const card = main.getByRole('article').filter({ hasText: title });
  await test.step('finds and edits it', async () => {
    // A233: found by its title; the address keeps the search.
    await page.getByLabel('Search reports').fill(title);
    await expect(page).toHaveURL(/search=/);
    await expect(card).toContainText('Medium');
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit Report' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Report' });
    await edit.getByRole('combobox', { name: 'Priority' }).click();
    await page.getByRole('option', { name: 'Critical' }).click();
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card).toContainText('Critical');
  });

  await test.step('leaves the approval to another member of staff', async () => {
    await expect(main.getByText('Nothing is wrong')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await main.getByRole('button', { name: title, exact: true }).click();
    const file = page.getByRole('dialog', { name: title });
    await expect(file.getByText('You entered this report yourself')).toBeVisible();
    await file.getByRole('button', { name: 'Close' }).click();
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, demo.moderator);
    await desk.goto(`/admin/moderation?search=${encodeURIComponent(title)}`);
    await desk.getByRole('main').getByRole('button', { name: 'Approve' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(toast(desk, 'Report approved and resolved')).toBeVisible();
    await desk.close();
    await expect(card).toContainText('Resolved');
    await expect(card).toContainText('Nothing else was done.');
  });

  await test.step('reopens it with a reason', async () => {
    await main.getByRole('button', { name: 'Reopen' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Reopen this report' });
    await ask.getByLabel('Reason').fill('The bank wrote to us.');
    await ask.getByRole('button', { name: 'Reopen' }).click();
    await expect(toast(page, 'Report reopened')).toBeVisible();
    await expect(card).toContainText('Pending');
  });

  await test.step('dismisses it', async () => {
    // A238, A608.
    await main.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Report dismissed')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(toast(page, 'The dismissal was undone')).toBeVisible();
    await expect(card).toContainText('Pending');
    await main.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(card).toContainText('Dismissed');
  });

  await test.step('deletes it', async () => {
    // A242, A606: hidden with a reason.
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete Report' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByLabel('Reason').fill('A test.');
    await confirm.getByRole('button', { name: 'Delete Report' }).click();
    await expect(toast(page, 'Report deleted successfully')).toBeVisible();
    await expect(main.getByText('No report matches')).toBeVisible();
  });

  await test.step('exports all reports', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/moderation$/);
    const started = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export' }).click();
    expect((await started).suggestedFilename()).toMatch(/^reports_\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('looks at the desk on a phone', async () => {
    // On a phone, with the file of a report open.
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/admin/moderation?status=pending&sort=priority');
    await expect(main.getByRole('article').first()).toContainText('Critical');
    await expectGoodPage(page);
  });
});

test('a moderator pauses selling from a report, and the seller reads why', async ({
  browser,
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  await approveListing(request, listing);
  const { id } = await callAs(request, await registerPerson(request), 'submitReport', {
    body: { type: 'listing', target_id: listing.id, reason: 'Scam/Fraud', description: 'It is a fake.' },
  });
  await signIn(page, demo.moderator);
  await page.goto(`/admin/moderation?report=${id}`);
  const actions = page.getByRole('dialog').getByRole('region', { name: 'Quick Actions' });
  await actions.getByRole('button', { name: 'Pause Selling' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pause Selling' });
  await question.getByRole('button', { name: 'Pause Selling' }).click();
  await expect(question.getByText('Please say why.')).toBeVisible();
  await question.getByLabel('Reason').fill('The pictures are of another account.');
  await expectGoodPage(page);
  await question.getByRole('button', { name: 'Pause Selling' }).click();
  await expect(toast(page, 'Selling paused')).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Suspend User' })).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Pause Selling' })).toHaveCount(0);

  const own = await (await browser.newContext()).newPage();
  await signIn(own, seller);
  await own.goto('/dashboard/settings#standing');
  const standing = own.getByRole('region', { name: 'Account standing' });
  await expect(standing).toContainText('Selling paused');
  await expect(standing).toContainText('The pictures are of another account.');
});
