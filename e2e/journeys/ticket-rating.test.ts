import { callAs } from '../support/call-as.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the author rates a closed ticket, changes the rating, and staff read it', async ({ page, browser }) => {
  const person = await registerPerson(page.request);
  const ticket = await callAs(page.request, person, 'openTicket', {
    body: {
      category: 'wallet',
      priority: 'low',
      subject: 'A question about fees',
      text: 'What does it cost?',
    },
  });
  await signIn(page, person);
  await page.goto(`/dashboard/help/tickets/${ticket.id}`);
  const card = page.getByRole('region', { name: 'How did we do?' });

  await test.step('is not asked before the ticket is closed', async () => {
    await expect(page.getByRole('heading', { name: 'A question about fees', level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0);
    await callAs(page.request, demo.admin, 'answerTicket', {
      params: { id: ticket.id },
      body: { text: 'Nothing for buyers.', resolve: true },
    });
  });

  await test.step('rates the help', async () => {
    await card.getByRole('button', { name: 'Bad' }).click();
    await card.getByLabel('Comment (optional)').fill('That took long.');
    await expectGoodPage(page);
    await card.getByRole('button', { name: 'Send Rating' }).click();
    await expect(toast(page, 'Thank You')).toBeVisible();
    await expect(card).toContainText('That took long.');
  });

  await test.step('changes the rating', async () => {
    await card.getByRole('button', { name: 'Change Rating' }).click();
    await card.getByRole('button', { name: 'Good' }).click();
    await card.getByRole('button', { name: 'Send Rating' }).click();
    await expect(card.getByText('Good rating')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodPage(page);
  });

  await test.step('staff read it on the ticket, in the list and in the figures', async () => {
    const desk = await browser.newPage();
    await signIn(desk, demo.admin);
    await desk.goto(`/admin/support/${ticket.id}`);
    const rating = desk.getByRole('region', { name: 'Rating' });
    await expect(rating).toContainText('Good');
    await expect(rating).toContainText('That took long.');
    await expect(rating.getByRole('link')).toHaveAttribute('href', /^\/admin\/users\//);
    await expectGoodPage(desk);
    await desk.goto(`/admin/support?status=resolved&search=${encodeURIComponent(person.email)}`);
    const row = desk
      .getByRole('table', { name: 'Tickets' })
      .getByRole('row', { name: /A question about fees/ });
    await expect(row).toContainText('Good rating');
    await desk.goto('/admin/figures');
    await expect(desk.getByText(/of \d+ ratings? of closed tickets were good\./).first()).toBeVisible();
    await expect(desk.getByRole('columnheader', { name: 'Good ratings' })).toBeVisible();
    await expectGoodPage(desk);
    await desk.close();
  });
});
