import { minuteMs } from '@oja/contract/durations';
import type { WorkKind } from '@oja/contract/work-fields';
import type { Oja, Person } from '../../../../test/oja.ts';
import { fund, linkNewAccount, type OjaWithPaystack, parkPayment } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin, addBuyer, addTrader, buyAndDispute, changeSettings } from '../../../../test/purchases.ts';
import { openChargeback } from '../../money/chargebacks/index.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { handIn } from '../../people/applications/test-applications.ts';
import { openModeration } from '../../talk/reports/test-reports.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { claim, confirmWithCover, decide } from '../../trade/cover/test-cover.ts';
import { addListing } from '../../trade/listings/test-listings.ts';

/** Opens one item of a kind and ends it again, as people do; the ids are those of the queue. */
export interface WorkSample {
  open(): Promise<string>;
  end(id: string): Promise<void>;
}

const appealThreshold = 1_000;
const reason = 'It cannot wait.';

/** One sample for every kind, and staff to work on them. */
export async function openDesk(oja: OjaWithPaystack) {
  await changeSettings(oja, 'payment', { appealThreshold });
  const { market, ada: moderator, report } = await openModeration(oja);
  const { admin } = market;
  const admin2 = await addAdmin(oja);
  const staff = { admin, admin2, moderator };
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(text);
  };
  const idOf = async (table: 'disputes' | 'appeals', purchaseId: string) =>
    (
      await oja.deps.db
        .selectFrom(table)
        .select('id')
        .where('purchaseId', '=', purchaseId)
        .executeTakeFirstOrThrow()
    ).id;
  const purchaseOf = async (table: 'disputes' | 'appeals', id: string) =>
    (await oja.deps.db.selectFrom(table).select('purchaseId').where('id', '=', id).executeTakeFirstOrThrow())
      .purchaseId;
  const disputed = async (price: number) => {
    const sides = { ...market, buyer: await addBuyer(oja), seller: await addTrader(oja) };
    const { id } = await buyAndDispute(sides, { listing: { price } });
    return { id, buyer: sides.buyer };
  };
  const resolve = (purchaseId: string, by: Person) =>
    oja.call('resolveDispute', {
      token: by.token,
      params: { purchase_id: purchaseId },
      body: { type: 'favor_seller', details: 'As the pictures show.', early_reason: reason },
    });
  const kit = withdrawalKit(oja);

  const samples: Record<WorkKind, WorkSample> = {
    dispute: {
      open: async () => idOf('disputes', (await disputed(appealThreshold / 2)).id),
      end: async (id) => done(resolve(await purchaseOf('disputes', id), admin)),
    },
    appeal: {
      async open() {
        const { id, buyer } = await disputed(appealThreshold);
        await done(resolve(id, admin2));
        await done(
          oja.call('openAppeal', { token: buyer.token, params: { id }, body: { text: 'Look again.' } }),
        );
        return idOf('appeals', id);
      },
      end: async (id) =>
        done(
          oja.call('decideAppeal', {
            token: admin.token,
            params: { purchase_id: await purchaseOf('appeals', id) },
            body: { decision: 'stands', details: 'The ruling stands.' },
          }),
        ),
    },
    claim: {
      open: async () => {
        const sides = { ...market, buyer: await addBuyer(oja), seller: await addTrader(oja) };
        const { body } = await claim(sides, await confirmWithCover(sides));
        return body.data.claims[0]?.id ?? '';
      },
      end: (id) => done(decide(market, id, { outcome: 'rejected' })),
    },
    chargeback: {
      async open() {
        const reference = await fund(oja, await oja.person(), 900);
        await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: 90_000 });
        const row = oja.deps.db.selectFrom('chargebacks').select('id').where('gatewayId', '=', reference);
        return (await row.executeTakeFirstOrThrow()).id;
      },
      end: (id) =>
        done(
          oja.call('answerChargeback', {
            token: admin.token,
            params: { id },
            body: { answer: 'contested', reason },
          }),
        ),
    },
    withdrawal: {
      async open() {
        // The simulator asks for a one-time password at this account.
        const payee = await kit.addPayee(10_000, '0000000003');
        await kit.withdraw(payee, 4_000);
        await kit.pass(11_000);
        return (await kit.newest(payee))?.id ?? '';
      },
      async end(id) {
        const { reference } = await oja.deps.db
          .selectFrom('withdrawals')
          .select('reference')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await oja.sim.control('POST', `/transfers/${reference}`, { status: 'success' });
        await kit.pass(minuteMs);
      },
    },
    bank_account: {
      open: () => openReview(oja),
      end: (id) =>
        done(
          oja.call('adminDecideAccount', {
            token: admin.token,
            params: { id },
            body: { accept: true, account_name: 'OBI CHIDI', reason },
          }),
        ),
    },
    parked_payment: {
      async open() {
        const { reference } = await parkPayment(oja);
        const payment = oja.deps.db.selectFrom('payments').select('id').where('reference', '=', reference);
        return (await payment.executeTakeFirstOrThrow()).id;
      },
      async end(id) {
        const { body } = await oja.call('proposeParkedOutcome', {
          token: admin2.token,
          params: { id },
          body: { outcome: 'credit', reason },
        });
        const params = { id: present(body.data.approval).id };
        await done(oja.call('approveProposal', { token: admin.token, params }));
      },
    },
    listing: {
      open: async () => (await addListing(oja, market.seller)).id,
      end: (id) => done(oja.call('approveListing', { token: moderator.token, params: { id } })),
    },
    application: {
      async open() {
        const person = await oja.person({ days: 365 });
        await handIn(oja, person);
        const { id } = await oja.deps.db
          .selectFrom('sellerApplications')
          .select('id')
          .where('userId', '=', person.id)
          .executeTakeFirstOrThrow();
        return id;
      },
      end: (id) =>
        done(
          oja.call('rejectApplication', {
            token: admin.token,
            params: { id },
            body: { reason: 'Unreadable.' },
          }),
        ),
    },
    report: {
      open: () => report({ reason: 'Scam/Fraud' }),
      end: (id) => done(oja.call('dismissReport', { token: moderator.token, params: { id } })),
    },
    ticket: {
      open: async () => (await openOne(oja, await oja.person({ days: 365 }))).id,
      end: (id) =>
        done(
          oja.call('moveTicket', { token: moderator.token, params: { id }, body: { status: 'resolved' } }),
        ),
    },
    approval: {
      async open() {
        const person = await oja.person({ days: 365 });
        const { body } = await oja.call('adjustWallet', {
          token: admin2.token,
          params: { id: person.id },
          body: { kind: 'goodwill', direction: 'credit', amount: 500, reason },
        });
        return present(body.data.approval).id;
      },
      end: (id) => done(oja.call('approveProposal', { token: admin.token, params: { id } })),
    },
    sanction: {
      async open() {
        const person = await oja.person({ days: 365 });
        const { body } = await oja.call('addSanction', {
          token: admin2.token,
          params: { id: person.id },
          body: { kind: 'warning', reason },
        });
        const { id } = present(body.data[0]);
        const appeal = { token: person.token, params: { id }, body: { text: 'Look again.' } };
        await done(oja.call('appealSanction', appeal));
        return id;
      },
      end: (id) =>
        done(
          oja.call('decideSanctionAppeal', {
            token: admin.token,
            params: { id },
            body: { outcome: 'upheld', reason },
          }),
        ),
    },
  };
  return { market, staff, samples };
}

/** The bank names another holder, who may be the same person. */
async function openReview(oja: OjaWithPaystack, person?: Person): Promise<string> {
  const owner = person ?? (await oja.person({ days: 365 }));
  await oja.deps.db.updateTable('users').set({ name: 'Ada Obi' }).where('id', '=', owner.id).execute();
  oja.deps.sessions.invalidateUser(owner.id);
  const restore = withdrawalKit(oja).nameHolders('OBI CHIDI');
  return linkNewAccount(oja, owner).finally(restore);
}

export const listWork = async (oja: Oja, by: Person, query = {}) =>
  (await oja.call('listWork', { token: by.token, query })).body.data;
