import { dayMs, hourMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, buyAndDispute, changeSettings, offer, openMarket } from '../../../../test/purchases.ts';
import { handIn } from '../../people/applications/test-applications.ts';
import { addSeller, listingForm } from '../../trade/listings/test-listings.ts';

/** Every setting with an effect, one by one: before and right after the change. */
const oja = await startOja();
const market = await openMarket(oja);
await fundWallet(oja, market.buyer.id, 1_000_000_000);
const password = 'harmattan-breeze-41';
let people = 0;

function register(change: Record<string, unknown> = {}) {
  people += 1;
  const email = `effect${people}@example.com`;
  const body = { name: 'Ada Obi', nickName: 'ada', email, password, confirmPassword: password, ...change };
  return oja.call('register', { body });
}
const purchaseRow = (id: string) =>
  oja.deps.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const codeOf = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];

describe('payment settings', () => {
  test('the platform fee holds for the next purchase, not for the one before', async () => {
    const before = await buy(market);
    await changeSettings(oja, 'payment', { platformFeePercent: 12.5 });
    const after = await buy(market);
    expect((await purchaseRow(before.id)).feeBps).toBe(1_000);
    expect((await purchaseRow(after.id)).feeBps).toBe(1_250);
    await changeSettings(oja, 'payment', { platformFeePercent: 10 });
  });

  test('escrow period and dispute window hold for the next purchase', async () => {
    await changeSettings(oja, 'payment', { escrowPeriodDays: 14, disputeWindowDays: 3 });
    const row = await purchaseRow((await buy(market)).id);
    expect(row.disputeEnd.getTime() - row.createdAt.getTime()).toBe(3 * dayMs);
    expect(row.autoCompleteAt.getTime() - row.createdAt.getTime()).toBe(14 * dayMs);
    await changeSettings(oja, 'payment', { escrowPeriodDays: 7, disputeWindowDays: 7 });
  });

  test('a buyer and a seller are told the terms that hold now, before they agree (U159)', async () => {
    const notifications = async () => {
      const listing = await oja.call('showListing', { params: { id: (await offer(market)).id } });
      const general = await oja.call('showDealTerms');
      expect(listing.body.data.terms).toEqual(general.body.data);
      return general.body.data;
    };
    expect(await notifications()).toEqual({ dispute_days: 7, escrow_days: 7, fee_percent: 10 });
    await changeSettings(oja, 'payment', {
      escrowPeriodDays: 14,
      disputeWindowDays: 3,
      platformFeePercent: 12.5,
    });
    expect(await notifications()).toEqual({ dispute_days: 3, escrow_days: 14, fee_percent: 12.5 });
    await changeSettings(oja, 'payment', { escrowPeriodDays: 3, disputeWindowDays: 21 });
    // The money never leaves while a dispute could still be filed.
    expect(await notifications()).toMatchObject({ dispute_days: 21, escrow_days: 21 });
    await changeSettings(oja, 'payment', {
      escrowPeriodDays: 7,
      disputeWindowDays: 7,
      platformFeePercent: 10,
    });
  });

  test.each([
    { refundProcessingDays: 10 as const, decided: 10 },
    // The seller has three days to answer, whatever the settings say.
    { refundProcessingDays: 1 as const, decided: 3 },
  ])(
    'with $refundProcessingDays refund processing days staff decide the next dispute within $decided',
    async ({ refundProcessingDays, decided }) => {
      await changeSettings(oja, 'payment', { refundProcessingDays });
      const { id } = await buyAndDispute(market);
      const dispute = await oja.deps.db
        .selectFrom('disputes')
        .selectAll()
        .where('purchaseId', '=', id)
        .executeTakeFirstOrThrow();
      expect(dispute.staffDueAt.getTime() - dispute.openedAt.getTime()).toBe(decided * dayMs);
      await changeSettings(oja, 'payment', { refundProcessingDays: 5 });
    },
  );

  test('price limits count only while they are enforced', async () => {
    const list = (price: number) =>
      oja.call('createListing', { token: market.seller.token, body: listingForm({ price }) });
    expect((await list(60_000)).status).toBe(200);
    await changeSettings(oja, 'payment', { enforcePriceLimits: true });
    expect(codeOf(await list(60_000))).toEqual([400, 'listing_price_out_of_range']);
    expect(codeOf(await list(49))).toEqual([400, 'listing_price_out_of_range']);
    expect((await list(50)).status).toBe(200);
    await changeSettings(oja, 'general', { maxAccountPrice: 40_000 });
    expect(codeOf(await list(45_000))).toEqual([400, 'listing_price_out_of_range']);
    await changeSettings(oja, 'general', { maxAccountPrice: 50_000 });
    await changeSettings(oja, 'payment', { enforcePriceLimits: false });
  });

  test('naira rules: deposits, withdrawals and fees follow them', async () => {
    await changeSettings(oja, 'naira', {
      minimumDeposit: 500,
      minimumWithdrawal: 700,
      bankWithdrawalFee: 10,
    });
    const { token } = market.buyer;
    const funding = await oja.call('payPaystack', { token, body: { amount: 499 } });
    expect(funding.body.message).toContain('₦500');
    const options = (await oja.call('withdrawalOptions', { token })).text;
    expect(options).toContain('700');
    await changeSettings(oja, 'naira', {
      minimumDeposit: 100,
      minimumWithdrawal: 100,
      bankWithdrawalFee: 50,
    });
  });

  test('the high-value threshold raises an alert, unless fraud detection is off', async () => {
    const alerts = async () =>
      (await oja.deps.db.selectFrom('alerts').select('id').where('kind', '=', 'high_value').execute()).length;
    await changeSettings(oja, 'naira', { highValueThreshold: 100_000 });
    const before = await alerts();
    await buy(market);
    expect(await alerts()).toBe(before + 1);
    await changeSettings(oja, 'integrations', { fraudDetection: false });
    await buy(market);
    expect(await alerts()).toBe(before + 1);
    await changeSettings(oja, 'integrations', { fraudDetection: true });
    await changeSettings(oja, 'naira', { highValueThreshold: 500_000 });
  });
});

describe('security settings', () => {
  test('the minimum password length holds for the next password', async () => {
    const short = { password: 'nine-char', confirmPassword: 'nine-char' };
    expect((await register(short)).status).toBe(200);
    await changeSettings(oja, 'security', { minimumPasswordLength: 12 });
    expect(codeOf(await register(short))).toEqual([400, 'password_too_short']);
    const rules = await oja.call('registrationRules');
    expect(rules.body.data.minimumPasswordLength).toBe(12);
    await changeSettings(oja, 'security', { minimumPasswordLength: 8 });
  });

  test('a shortened session ends tokens that exist already', async () => {
    const person = await oja.person();
    const start = oja.clock.now;
    oja.clock.advance(2 * hourMs);
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    await changeSettings(oja, 'security', { sessionTimeoutHours: 1 });
    oja.clock.advance(6_000);
    expect(codeOf(await oja.call('currentUser', { token: person.token }))).toEqual([401, 'session_invalid']);
    await changeSettings(oja, 'security', { sessionTimeoutHours: 24 });
    oja.clock.now = start;
  });

  test('failed logins lock at the number of the setting', async () => {
    await changeSettings(oja, 'security', { maximumFailedLogins: 3 });
    const { email } = await oja.person();
    const login = () => oja.call('login', { body: { email, password: 'wrong-password-1' } });
    const codes = [];
    for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await login()).body.code);
    expect(codes).toEqual(['credentials_wrong', 'credentials_wrong', 'credentials_wrong', 'account_locked']);
    await changeSettings(oja, 'security', { maximumFailedLogins: 5 });
  });

  test('administrators must enrol when two-factor is required for them', async () => {
    const admin = await oja.person({ role: 'admin' });
    expect((await oja.call('platformSettings', { token: admin.token })).status).toBe(200);
    await changeSettings(oja, 'security', { twoFactorForAdmins: true });
    const refused = await oja.call('platformSettings', { token: admin.token });
    expect(codeOf(refused)).toEqual([403, 'two_factor_required']);
    await changeSettings(oja, 'security', { twoFactorForAdmins: false });
  });

  test('people cannot switch two-factor on while it is not offered', async () => {
    await changeSettings(oja, 'security', { twoFactorForUsers: false });
    const person = await oja.person();
    const answer = await oja.call('startTwoFactor', {
      token: person.token,
      body: { password: person.password },
    });
    expect(codeOf(answer)).toEqual([403, 'two_factor_not_offered']);
    await changeSettings(oja, 'security', { twoFactorForUsers: true });
  });

  test('only verified sellers submit listings while that is asked for', async () => {
    await changeSettings(oja, 'security', { verifiedSellersOnly: true });
    const { token } = market.seller;
    const refused = await oja.call('createListing', { token, body: listingForm() });
    expect(codeOf(refused)).toEqual([403, 'verified_sellers_only']);
    const draft = await oja.call('createListing', { token, body: listingForm({ status: 'draft' }) });
    expect(draft.status).toBe(200);
    const submit = { token, params: { id: draft.body.data.id }, body: { status: 'pending' } } as const;
    expect(codeOf(await oja.call('updateListing', submit))).toEqual([403, 'verified_sellers_only']);
    const verified = await addSeller(oja, { role: 'verified_seller' });
    expect((await oja.call('createListing', { token: verified.token, body: listingForm() })).status).toBe(
      200,
    );
    await changeSettings(oja, 'security', { verifiedSellersOnly: false });
    expect((await offer(market)).id).toBeTruthy();
  });
});

describe('general settings', () => {
  test('a closed registration refuses, and the page is told so', async () => {
    await changeSettings(oja, 'general', { registrationOpen: false });
    expect(codeOf(await register())).toEqual([403, 'registration_closed']);
    expect((await oja.call('registrationRules')).body.data.registrationOpen).toBe(false);
    await changeSettings(oja, 'general', { registrationOpen: true });
    expect((await register()).status).toBe(200);
  });

  test('timezone and date format reach the screens of staff, moderators too', async () => {
    await changeSettings(oja, 'general', { timezone: 'Africa/Lagos', dateFormat: 'DD/MM/YYYY' });
    const moderator = await oja.person({ role: 'moderator' });
    const { body } = await oja.call('displaySettings', { token: moderator.token });
    expect(body.data).toEqual({ timezone: 'Africa/Lagos', dateFormat: 'DD/MM/YYYY', maintenanceMode: false });
  });
});

describe('notification settings', () => {
  const newest = async (address: string) => (await oja.mails(address)).at(-1);

  test('sender, reply-to and template style hold for the next mail', async () => {
    await changeSettings(oja, 'general', { platformName: 'Oja Lagos' });
    await changeSettings(oja, 'notifications', {
      fromAddress: 'hello@market.ng',
      replyToAddress: 'care@market.ng',
      templateStyle: 'branded',
    });
    const { token, email } = market.admin;
    const answer = await oja.call('sendTestEmail', { token });
    expect(answer.body.data).toMatchObject({ sent: true, to: email });
    const mail = await newest(email);
    expect([mail?.from, mail?.replyTo]).toEqual(['Oja Lagos <hello@market.ng>', 'care@market.ng']);
    // The green band is drawn by this style alone.
    expect(mail?.html).toContain('bgcolor="#0B6B4F"');
  });

  test('without e-mail no event is mailed', async () => {
    await changeSettings(oja, 'notifications', { emailEnabled: false });
    const count = async () => (await oja.mails(market.buyer.email)).length;
    await oja.runJobs();
    const before = await count();
    await buy(market);
    await oja.runJobs();
    expect(await count()).toBe(before);
    await changeSettings(oja, 'notifications', { emailEnabled: true });
    await buy(market);
    await oja.runJobs();
    expect(await count()).toBeGreaterThan(before);
  });

  test('an unreachable provider is reported as such (A571)', async () => {
    await changeSettings(oja, 'notifications', {
      emailProvider: 'smtp',
      smtpHost: 'localhost',
      smtpPort: 2525,
    });
    const { body } = await oja.call('sendTestEmail', { token: market.admin.token });
    expect(body.data).toMatchObject({ sent: false, detail: expect.stringMatching(/mail server/) });
    await changeSettings(oja, 'notifications', { emailProvider: 'sendgrid', smtpHost: '' });
  });
});

describe('integration settings', () => {
  test('applications close with identity verification', async () => {
    await changeSettings(oja, 'integrations', { identityVerification: false });
    await expect(handIn(oja, await oja.person())).rejects.toThrow(/409/);
    await changeSettings(oja, 'integrations', { identityVerification: true });
    await handIn(oja, await oja.person());
  });

  test('analytics appear in pages only when an id is set, and the policy allows just them', async () => {
    const page = () => oja.app.inject({ url: '/auth/login' });
    const plain = await page();
    expect(plain.headers['content-security-policy']).toContain("script-src 'self';");
    expect(plain.body).not.toContain('oja-counting');
    await changeSettings(oja, 'integrations', { googleAnalyticsId: 'G-ABC123XYZ9' });
    const counted = await page();
    expect(counted.body).toContain(
      '<meta name="oja-counting" content="ask" data-google="G-ABC123XYZ9" data-sentry="" />',
    );
    expect(counted.headers['content-security-policy']).toContain(
      "script-src 'self' https://www.googletagmanager.com;",
    );
    expect(counted.headers['content-security-policy']).not.toContain('sentry');
    await changeSettings(oja, 'integrations', {
      googleAnalyticsEnabled: false,
      gdprCompliance: false,
      sentryDsn: `https://${'a'.repeat(32)}@o1.ingest.sentry.io/42`,
    });
    const watched = await page();
    expect(watched.body).toContain(`content="load" data-google="" data-sentry="${'a'.repeat(32)}"`);
    expect(watched.headers['content-security-policy']).toContain(
      "connect-src 'self' https://o1.ingest.sentry.io;",
    );
    await changeSettings(oja, 'integrations', { sentryEnabled: false });
    expect((await page()).body).not.toContain('oja-counting');
  });
});

describe('maintenance mode', () => {
  beforeEach(async () => {
    await changeSettings(oja, 'general', { maintenanceMode: true });
    await oja.deps.settings.read('general');
  });

  test('refuses all users but staff, with a sentence', async () => {
    for (const token of [undefined, market.buyer.token, market.seller.token]) {
      const answer = await oja.call('currentUser', { token });
      expect(codeOf(answer)).toEqual([503, 'maintenance']);
      expect(answer.body.message).toMatch(/being maintained/);
      expect(answer.headers['retry-after']).toBe('60');
    }
    expect(codeOf(await oja.call('listListings'))).toEqual([503, 'maintenance']);
    expect(codeOf(await register())).toEqual([503, 'maintenance']);
  });

  test('lets staff in and work, and keeps health and the payment gateway', async () => {
    const { token, email } = market.admin;
    expect((await oja.call('listListings', { token })).status).toBe(200);
    expect((await oja.call('platformSettings', { token })).status).toBe(200);
    expect((await oja.call('loginAdmin', { body: { email, password: market.admin.password } })).status).toBe(
      200,
    );
    expect((await oja.call('health')).status).toBe(200);
    expect((await oja.call('readiness')).status).toBe(200);
    const event = await oja.app.inject({
      method: 'POST',
      url: '/api/paystack/webhook',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([event.statusCode, event.json().code]).toEqual([401, 'webhook_signature_wrong']);
  });

  test('shows visitors a self-contained page, and staff the application', async () => {
    for (const url of ['/', '/dashboard', '/auth/login', '/listing/none']) {
      const page = await oja.app.inject({ url });
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
      expect(page.body).toContain('<h1>We are back soon</h1>');
      expect(page.body).not.toContain('<script');
    }
    for (const url of ['/auth/admin-login', '/admin', '/admin/settings/general']) {
      expect((await oja.app.inject({ url })).body).not.toContain('We are back soon');
    }
  });

  test('ends without a restart', async () => {
    await changeSettings(oja, 'general', { maintenanceMode: false });
    await oja.deps.settings.read('general');
    expect((await oja.call('listListings')).status).toBe(200);
  });
});
