import { dayMs, hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { type Oja, startOja } from '../../../../test/oja.ts';
import { addAdmin, buy, buyAndDispute, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { type Process, settingsProbe } from '../../../../test/settings-effect.ts';
import { ticketBody } from '../../talk/support/test-tickets.ts';
import { listingForm } from '../../trade/listings/test-listings.ts';

/**
 * Changes each setting by its endpoint and checks its effect: in the process that served the change with the next
 * request, and in another process as soon as the notice has arrived.
 */
const oja = await startOja();
const other = await oja.another();
const market = await openMarket(oja);
const { admin, seller } = market;
await fundWallet(oja, market.buyer.id, 1_000_000_000);

const { change, expectEffect } = settingsProbe({ oja, other, admin });
const at = (process: Process) => ({ ...market, oja: { ...oja, ...process } as Oja });
const purchaseIn = async (process: Process) => {
  const { id } = await buy(at(process));
  return oja.deps.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
let people = 0;
const register = (process: Process, password = 'harmattan-breeze-41') => {
  people += 1;
  const email = `endpoint${people}@example.com`;
  const body = { name: 'Ada Obi', nickName: 'ada', email, password, confirmPassword: password };
  return process.call('register', { body });
};
const codeOf = async (call: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return body.code ?? status;
};

describe('support settings', () => {
  test.each([
    ['answerHoursUrgent', 'urgent', 4],
    ['answerHoursHigh', 'high', 12],
    ['answerHoursMedium', 'medium', 24],
    ['answerHoursLow', 'low', 24],
  ] as const)('%s: the next ticket has it', async (field, priority, before) => {
    const look = async (process: Process) => {
      const { token } = await oja.person();
      const { body } = await process.call('openTicket', { token, body: ticketBody({ priority }) });
      return (Date.parse(body.data.answer_due_at ?? '') - Date.parse(body.data.created_at)) / hourMs;
    };
    await expectEffect('general', { [field]: 8 }, look, { before, after: 8 });
  });
});

describe('payment settings and naira rules', () => {
  test('the platform fee: the next purchase has it, and the old one keeps its own to the end', async () => {
    const old = await purchaseIn(oja);
    const look = async (process: Process) => (await purchaseIn(process)).feeBps;
    await expectEffect('payment', { platformFeePercent: 12.5 }, look, { before: 1_000, after: 1_250 });
    await change('payment', { platformFeePercent: 20 });
    await oja.call('confirmPurchase', { token: market.buyer.token, params: { id: old.id } });
    const settled = await oja.deps.db
      .selectFrom('purchases')
      .select(['feeBps', 'feeKobo', 'priceKobo', 'status'])
      .where('id', '=', old.id)
      .executeTakeFirstOrThrow();
    expect(settled).toMatchObject({ status: 'completed', feeBps: 1_000, feeKobo: settled.priceKobo / 10 });
    await change('payment', { platformFeePercent: 10 });
  });

  test('the escrow period', async () => {
    const look = async (process: Process) => {
      const { autoCompleteAt, createdAt } = await purchaseIn(process);
      return (autoCompleteAt.getTime() - createdAt.getTime()) / dayMs;
    };
    await expectEffect('payment', { escrowPeriodDays: 14 }, look, { before: 7, after: 14 });
  });

  test('the dispute window', async () => {
    const look = async (process: Process) => {
      const { disputeEnd, createdAt } = await purchaseIn(process);
      return (disputeEnd.getTime() - createdAt.getTime()) / dayMs;
    };
    await expectEffect('payment', { disputeWindowDays: 3 }, look, { before: 7, after: 3 });
  });

  test('refund processing days', async () => {
    const look = async (process: Process) => {
      const { id } = await buyAndDispute(at(process));
      const { staffDueAt, openedAt } = await oja.deps.db
        .selectFrom('disputes')
        .select(['staffDueAt', 'openedAt'])
        .where('purchaseId', '=', id)
        .executeTakeFirstOrThrow();
      // A person may have a limited number of open disputes.
      await oja.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_seller', details: 'Nothing is wrong.', early_reason: 'It cannot wait.' },
      });
      return (staffDueAt.getTime() - openedAt.getTime()) / dayMs;
    };
    await expectEffect('payment', { refundProcessingDays: 10 }, look, { before: 5, after: 10 });
  });

  test('the appeal threshold: the next ruling waits, or not', async () => {
    const look = async (process: Process) => {
      const { id } = await buyAndDispute(at(process), { listing: { price: 1_000 } });
      const { body } = await process.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_buyer', details: 'Nothing is there.', early_reason: 'It cannot wait.' },
      });
      const [ruling] = body.data.rulings;
      await process.call('waiveAppeal', { token: seller.token, params: { id } });
      return ruling?.status;
    };
    const effect = { before: 'executed', after: 'waiting' };
    await expectEffect('payment', { appealThreshold: 1_000 }, look, effect);
    await change('payment', { appealThreshold: 500_000 });
  });

  test('the approval threshold: the next ruling needs a second administrator, or not', async () => {
    await addAdmin(oja);
    const look = async (process: Process) => {
      const { id } = await buyAndDispute(at(process), { listing: { price: 1_000 } });
      const { body } = await process.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_seller', details: 'Nothing is wrong.', early_reason: 'It cannot wait.' },
      });
      return body.approval !== null;
    };
    await expectEffect('payment', { approvalThreshold: 1_000 }, look, { before: false, after: true });
    await change('payment', { approvalThreshold: 500_000 });
  });

  test('changes to administrators: the next one needs a second administrator, or not', async () => {
    await addAdmin(oja);
    const look = async (process: Process) => {
      const { id } = await oja.person();
      const call = { token: admin.token, params: { id }, body: { role: 'admin' } } as const;
      return (await process.call('changeUserRole', call)).body.approval !== null;
    };
    await expectEffect('security', { secondAdminForAdmins: true }, look, { before: false, after: true });
    await change('security', { secondAdminForAdmins: false });
  });

  test('the limit of an adjustment', async () => {
    const look = async (process: Process) => {
      const { id } = await oja.person();
      const body = { kind: 'goodwill', direction: 'credit', amount: 5_000, reason: 'For the wait.' } as const;
      return (await process.call('adjustWallet', { token: admin.token, params: { id }, body })).status;
    };
    await expectEffect('payment', { adjustmentLimit: 4_999 }, look, { before: 200, after: 422 });
  });

  test('the minimum withdrawal', async () => {
    const look = async (process: Process) =>
      (await process.call('withdrawalOptions', { token: market.buyer.token })).body.data.minimum;
    await expectEffect('naira', { minimumWithdrawal: 700 }, look, { before: 100, after: 700 });
  });

  test('price limits, by their switch, each of them', async () => {
    const list = (price: number) => (process: Process) =>
      codeOf(process.call('createListing', { token: seller.token, body: listingForm({ price }) }));
    const refused = 'listing_price_out_of_range';
    await expectEffect('payment', { enforcePriceLimits: true }, list(60_000), {
      before: 200,
      after: refused,
    });
    await change('payment', { enforcePriceLimits: true });
    await expectEffect('payment', { minimumListingPrice: 40 }, list(45), { before: refused, after: 200 });
    // The highest price of an account is a general setting beside the payment limits.
    await change('general', { maxAccountPrice: 70_000 });
    await expectEffect('payment', { maximumListingPrice: 70_000 }, list(60_000), {
      before: refused,
      after: 200,
    });
    await expectEffect('general', { maxAccountPrice: 40_000 }, list(45_000), { before: 200, after: refused });
    await change('general', { maxAccountPrice: 50_000 });
    await change('payment', { enforcePriceLimits: false });
  });
});

describe('security settings', () => {
  test('the password length', async () => {
    const look = (process: Process) => codeOf(register(process, 'nine-char'));
    const effect = { before: 200, after: 'password_too_short' };
    await expectEffect('security', { minimumPasswordLength: 12 }, look, effect);
  });

  test('the session timeout, for sessions that are open already', async () => {
    const person = await oja.person();
    const start = oja.clock.now;
    oja.clock.advance(2 * hourMs);
    const look = (process: Process) => codeOf(process.call('currentUser', { token: person.token }));
    expect([await look(oja), await look(other)]).toEqual([200, 200]);
    const old = await change('security', { sessionTimeoutHours: 1 });
    // A cached session may serve reads for five seconds.
    oja.clock.advance(6_000);
    for (const process of [oja, other]) await expect.poll(() => look(process)).toBe('session_invalid');
    await change('security', { ...old });
    oja.clock.now = start;
  });

  test('failed logins', async () => {
    const look = async (process: Process) => {
      const { email } = await oja.person();
      const login = () => codeOf(process.call('login', { body: { email, password: 'wrong-password-1' } }));
      for (let attempt = 0; attempt < 3; attempt += 1) await login();
      return login();
    };
    const effect = { before: 'credentials_wrong', after: 'account_locked' };
    await expectEffect('security', { maximumFailedLogins: 3 }, look, effect);
  });

  test('two-factor for administrators', async () => {
    const { token } = await oja.person({ role: 'moderator' });
    const look = (process: Process) => codeOf(process.call('displaySettings', { token }));
    expect([await look(oja), await look(other)]).toEqual([200, 200]);
    await change('security', { twoFactorForAdmins: true });
    for (const process of [oja, other]) await expect.poll(() => look(process)).toBe('two_factor_required');
    // The caller who switched it on is required to have it too, so it is reset without an endpoint.
    await changeSettings(oja, 'security', { twoFactorForAdmins: false });
    await expect.poll(() => look(other)).toBe(200);
  });
});

describe('general settings', () => {
  test('registration', async () => {
    const look = (process: Process) => codeOf(register(process));
    const effect = { before: 200, after: 'registration_closed' };
    await expectEffect('general', { registrationOpen: false }, look, effect);
  });

  test('maintenance mode, for calls and for pages', async () => {
    const calls = (process: Process) => codeOf(process.call('listListings'));
    await expectEffect('general', { maintenanceMode: true }, calls, { before: 200, after: 'maintenance' });
    const pages = async (process: Process) => (await process.app.inject({ url: '/' })).statusCode;
    await expectEffect('general', { maintenanceMode: true }, pages, { before: 200, after: 503 });
  });
});

describe('integration settings', () => {
  test('analytics ids: the front page names them, and the policy of the page allows them', async () => {
    const look = async (process: Process) => {
      const { body, headers } = await process.app.inject({ url: '/' });
      const policy = String(headers['content-security-policy']);
      return {
        google: /data-google="([^"]*)"/.exec(body)?.[1],
        sentry: /data-sentry="([^"]*)"/.exec(body)?.[1],
        allowed: ['googletagmanager.com', 'js.sentry-cdn.com'].filter((host) => policy.includes(host)),
      };
    };
    const before = { google: undefined, sentry: undefined, allowed: [] };
    const key = 'a'.repeat(32);
    const google = { google: 'G-ABC123XYZ9', sentry: '', allowed: ['googletagmanager.com'] };
    const sentry = { google: '', sentry: key, allowed: ['js.sentry-cdn.com'] };
    await expectEffect('integrations', { googleAnalyticsId: 'G-ABC123XYZ9' }, look, {
      before,
      after: google,
    });
    await expectEffect('integrations', { sentryDsn: `https://${key}@o1.ingest.sentry.io/42` }, look, {
      before,
      after: sentry,
    });
  });
});
