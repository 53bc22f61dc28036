import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, offer, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;

const refusal = (field: string, found: string) => ({
  code: 'contact_details_refused',
  details: [{ field, message: `Please leave out ${found}: everybody reads this.` }],
});

describe('public texts with contacts are refused, and the sentence names what was found', () => {
  test.each([
    ['nickname', 'WA 08031234567', 'phone numbers'],
    ['name', 'Ada 0803-123-4567', 'phone numbers'],
    ['bio', 'Write to ada@example.com', 'e-mail addresses'],
    ['bio', 'More on adasells.com', 'web addresses'],
    ['bio', 'find me as ada_sells on snap', 'names on other apps'],
  ])('the %s "%s"', async (field, text, found) => {
    const { status, body } = await oja.call('updateUser', { token: seller.token, body: { [field]: text } });
    expect([status, body]).toEqual([400, expect.objectContaining(refusal(field, found))]);
  });

  test('at registration', async () => {
    const { status, body } = await oja.call('register', {
      body: {
        name: 'Ada Obi',
        nickName: 'WA 08031234567',
        email: 'ada.obi@example.com',
        password: 'harmattan-breeze-41',
        confirmPassword: 'harmattan-breeze-41',
        termsAccepted: true,
      },
    });
    expect([status, body]).toEqual([400, expect.objectContaining(refusal('nickName', 'phone numbers'))]);
  });

  test('the description of a listing, while its own handle may stand in it', async () => {
    const listing = await offer(market);
    const edit = (description: string) =>
      oja.call('updateListing', { token: seller.token, params: { id: listing.id }, body: { description } });
    expect((await edit('Call 0803 123 4567 for more')).body).toMatchObject(
      refusal('description', 'phone numbers'),
    );
    expect((await edit('Also as @somebody_else')).body).toMatchObject(
      refusal('description', 'names on other apps'),
    );
    expect((await edit(`All about ${listing.handle}, since 2019`)).status).toBe(200);
  });

  test('a review', async () => {
    const { id } = await buy(market);
    await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
    const { status, body } = await oja.call('writeReview', {
      token: buyer.token,
      params: { id },
      body: { rating: 5, text: 'Next time call 08031234567' },
    });
    expect([status, body]).toEqual([400, expect.objectContaining(refusal('text', 'phone numbers'))]);
  });

  test('the answer to a review, in which the handle that was sold may stand', async () => {
    const handle = '@harmattan_recipes';
    const { id } = await buy(market, { listing: { handle } });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
    for (const { token } of [buyer, seller]) {
      await oja.call('writeReview', { token, params: { id }, body: { rating: 5, text: 'Quick and fair.' } });
    }
    const { body: received } = await oja.call('listOwnReviews', { token: seller.token });
    const answer = (text: string) =>
      oja.call('replyToReview', {
        token: seller.token,
        params: { id: present(received.data[0]).id },
        body: { text },
      });
    const refused = await answer('Thanks, next time call 08031234567');
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining(refusal('text', 'phone numbers')),
    ]);
    expect((await answer('Find me as @somebody_else')).body).toMatchObject(
      refusal('text', 'names on other apps'),
    );
    expect((await answer(`Enjoy ${handle}!`)).status).toBe(200);
  });

  test('a name that staff give, when they add an account and when they edit one', async () => {
    const { token } = admin;
    const name = 'Ada 0803-123-4567';
    const added = await oja.call('addUser', {
      token,
      body: { name, email: 'added@example.com', role: 'seller' },
    });
    expect([added.status, added.body]).toEqual([
      400,
      expect.objectContaining(refusal('name', 'phone numbers')),
    ]);
    const edit = (body: object) => oja.call('editUser', { token, params: { id: buyer.id }, body });
    const edited = await edit({ name });
    expect([edited.status, edited.body]).toEqual([
      400,
      expect.objectContaining(refusal('name', 'phone numbers')),
    ]);
    // A name that was stored before the rule does not block corrections of other fields by staff.
    await oja.deps.db.updateTable('users').set({ name }).where('id', '=', buyer.id).execute();
    expect((await edit({ name, location: 'Enugu' })).status).toBe(200);
  });
});

describe('what was stored before', () => {
  test('is masked for others on the page of the seller and of the listing', async () => {
    const listing = await offer(market);
    await oja.deps.db
      .updateTable('users')
      .set({ nickname: 'WA 08031234567', bio: 'Mail ada@example.com' })
      .where('id', '=', seller.id)
      .execute();
    await oja.deps.db
      .updateTable('listings')
      .set({ description: 'Call 0803 123 4567' })
      .where('id', '=', listing.id)
      .execute();
    const page = await oja.call('showSeller', { params: { id: seller.id } });
    expect(page.body.data).toMatchObject({ name: 'WA ••••••', bio: 'Mail ••••••' });
    const shown = await oja.call('showListing', { token: buyer.token, params: { id: listing.id } });
    expect(shown.body.data).toMatchObject({ description: 'Call ••••••', seller: { name: 'WA ••••••' } });
  });
});
