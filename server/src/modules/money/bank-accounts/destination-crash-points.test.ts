import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import type { Person } from '../../../../test/oja.ts';
import { confirmEmail, linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { updateProfile } from '../../people/accounts/index.ts';
import { linkBankAccount } from './link-bank-account.ts';
import { linkMobileWallet } from './link-mobile-wallet.ts';

/**
 * The process is killed at every step of linking a payout destination or changing a name. A destination is stored
 * once, complete and announced, or not at all; a name never changes without its wait and review.
 */
const oja = await startOjaWithPaystack();
const provenBy = new SystemCaller('test');

const sessionOf = async (person: Person) => {
  const session = await oja.deps.sessions.find(person.token, { fresh: true });
  if (session === undefined) throw new Error('no session');
  return session;
};
const destinationsOf = (person: Person) =>
  oja.deps.db
    .selectFrom('bankAccounts')
    .select(['kind', 'status', 'recipientCode', 'usableFrom', 'isPrimary'])
    .where('userId', '=', person.id)
    .execute();
const announcedTo = async (person: Person, event: string) =>
  (
    await oja.deps.db
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', person.id)
      .where('event', '=', event)
      .execute()
  ).length;

/** The person repeats a call that got no reply; a committed one is refused as already linked. */
async function linkAgain(link: (deps: Deps) => Promise<unknown>): Promise<void> {
  await link(oja.deps).catch((error: unknown) => {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe('bank_account_linked_already');
  });
}

const ways: Record<'bank' | 'mobile', (deps: Deps, person: Person) => Promise<unknown>> = {
  bank: async (deps, person) =>
    linkBankAccount(
      deps,
      (await sessionOf(person)).user,
      { bankName: 'Test Bank', bankCode: '001', accountNumber: '2000000001' },
      provenBy,
    ),
  mobile: async (deps, person) =>
    linkMobileWallet(
      deps,
      (await sessionOf(person)).user,
      { provider: '999992', number: '08012345678' },
      provenBy,
    ),
};

test.each(['bank', 'mobile'] as const)(
  'linking a destination of the kind %s',
  async (kind) => {
    const deaths = await dieAtEveryStep(oja, async () => {
      const ada = await oja.person({ days: 30 });
      await confirmEmail(oja, ada);
      return {
        flow: (deps) => ways[kind](deps, ada),
        async afterwards() {
          const left = await destinationsOf(ada);
          expect(await announcedTo(ada, 'bank_account_linked')).toBe(left.length);
          await linkAgain((deps) => ways[kind](deps, ada));
          expect(await destinationsOf(ada)).toEqual([
            {
              kind,
              status: 'active',
              recipientCode: expect.stringMatching(/^RCP_/),
              usableFrom: new Date(oja.clock.now.getTime() + dayMs),
              isPrimary: kind === 'bank',
            },
          ]);
          expect(await announcedTo(ada, 'bank_account_linked')).toBe(1);
        },
      };
    });
    expect(deaths).toBeGreaterThan(15);
  },
  120_000,
);

test('changing the name to one that the holder does not have', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const ada = await oja.person({ days: 30 });
    await confirmEmail(oja, ada);
    const accountId = await linkAccount(oja, ada);
    // Holders of test accounts match every name; this one has the name of the person.
    await asOwner(
      oja,
      'update bank_accounts b set account_name = u.name from users u where u.id = b.user_id and b.id = $1',
      [accountId],
    );
    await oja.call('proveUser', { token: ada.token, body: { password: ada.password } });
    const rename = async (deps: Deps) => updateProfile(deps, await sessionOf(ada), { name: 'Zuri Bello' });
    const read = async () => {
      const user = await oja.deps.db
        .selectFrom('users')
        .select(['name', 'nameChangedAt'])
        .where('id', '=', ada.id)
        .executeTakeFirstOrThrow();
      const [account] = await destinationsOf(ada);
      return {
        renamed: user.name === 'Zuri Bello',
        waits: user.nameChangedAt !== null,
        status: account?.status,
      };
    };
    return {
      flow: rename,
      async afterwards(died) {
        const before = await read();
        expect([
          { renamed: false, waits: false, status: 'active' },
          { renamed: true, waits: true, status: 'in_review' },
        ]).toContainEqual(before);
        if (!died) expect(before.renamed).toBe(true);
        await rename(oja.deps);
        expect(await read()).toEqual({ renamed: true, waits: true, status: 'in_review' });
      },
    };
  });
  expect(deaths).toBeGreaterThan(10);
}, 120_000);
