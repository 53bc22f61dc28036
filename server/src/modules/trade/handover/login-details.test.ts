import { dayMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, buy, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { watchHandovers } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller } = market;
const pass = async (ms: number) => {
  oja.clock.advance(ms);
  await watchHandovers.run(oja.deps, {}, { number: 1, last: true });
};

afterEach(() => expectCleanLedger(oja));

describe('login details of a hand-over with steps', () => {
  const buyWithLogin = async () => {
    const terms = {
      platform: 'instagram',
      handover_kind: 'credentials',
      mailbox: 'none',
      price: 1_000,
    } as const;
    return buy(market, { listing: terms });
  };
  const open = (id: string, token = buyer.token) => oja.call('openCredentials', { token, params: { id } });
  const cancel = (id: string) => oja.call('cancelHandover', { token: buyer.token, params: { id } });
  const shown = async (id: string) =>
    (await oja.call('showPurchase', { token: buyer.token, params: { id } })).body.data;

  test('leave when the buyer asks for them; neither side cancels from then on', async () => {
    const { id } = await buyWithLogin();
    const withheld = { username: '', password: '', handover_notes: null };
    expect(await shown(id)).toMatchObject({ credentials_withheld: true, listing: withheld });
    const { body } = await oja.call('listPurchases', { token: buyer.token });
    expect(body.data.find((each) => each.id === id)).toMatchObject({ listing: withheld });
    expect(refusalOf(await open(id, seller.token))).toEqual([403, 'access_denied']);
    expect(refusalOf(await open(id, (await addBuyer(oja)).token))).toEqual([404, 'not_found']);
    expect([(await open(id)).status, (await open(id)).status]).toEqual([200, 200]);
    expect(await shown(id)).toMatchObject({
      credentials_withheld: false,
      listing: { password: 'jollof-and-plantain' },
    });
    await pass(dayMs);
    expect(refusalOf(await cancel(id))).toEqual([409, 'handover_begun']);
    await pass(dayMs);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
  });

  test('stay with the seller when the buyer cancels without having asked', async () => {
    const { id } = await buyWithLogin();
    await shown(id);
    await pass(dayMs);
    expect((await cancel(id)).status).toBe(200);
    expect(refusalOf(await open(id))).toEqual([409, 'purchase_state_conflict']);
    expect((await shown(id)).listing.password).toBe('');
  });

  test('are served at once in the specified flow', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    expect(await shown(id)).toMatchObject({
      credentials_withheld: false,
      listing: { password: 'jollof-and-plantain' },
    });
  });

  test('the seller reads and is reminded from when the buyer can cancel', async () => {
    const { id } = await buyWithLogin();
    const cancelFrom = oja.clock.now.getTime() + dayMs;
    const taskOf = async () =>
      (await oja.call('listTasks', { token: seller.token })).body.data.find((task) => task.id === id);
    const { body } = await oja.call('listNotifications', { token: seller.token });
    const turn = body.data.find(({ event }) => event === 'handover_turn');
    expect(turn?.text).toMatch(/Until you begin, the buyer can cancel from .* on/);
    expect(await taskOf()).toMatchObject({
      kind: 'begin_handover',
      due_at: new Date(cancelFrom).toISOString(),
    });
    await tick(market, id, 'prepare_account');
    expect((await taskOf())?.kind ?? 'take_handover_step').toBe('take_handover_step');
  });
});
