import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addTrader, openMarket } from '../../../../test/purchases.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';
import type { Tx } from '../../../db/transaction.ts';
import { lockConversation } from './conversation.store.ts';
import { postMessage } from './post-message.ts';
import { conversation, send, startConversation } from './test-messages.ts';

/**
 * Two messages in two conversations of the same two people, each of which masks the subject of the other
 * conversation. The transactions are not repeated here, so that a deadlock fails the test.
 */
const oja = await startOja();
const market = await openMarket(oja);

const begin = <Result>(useCase: (tx: Tx) => Promise<Result>) => oja.deps.db.transaction().execute(useCase);
async function post(tx: Tx, id: string, { id: senderId }: Person, text: string): Promise<void> {
  const message = { clientId: randomUUID(), text, imageIds: [] };
  const sender = { id: senderId, role: 'seller' } as const;
  await postMessage(tx, oja.deps, await lockConversation(tx, id), { sender, ...message });
}

test.each([
  ['of one person', true],
  ['of both', false],
])('two concurrent messages %s wait for each other without a deadlock', async (_whose, isSameSender) => {
  const [one, other] = [await addTrader(oja), await addTrader(oja)];
  const change = { subject: 'My line: 080 312' };
  const first = await startConversation({ ...market, seller: one }, { asker: other, change });
  const second = await startConversation({ ...market, seller: other }, { asker: one, change });
  // The first messages are too old to be examined with the next ones; both conversations are not.
  oja.clock.advance(hourMs);
  await send(oja, one, first.id);
  await send(oja, other, second.id);
  const held = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const holding = begin(async (tx) => {
    await lockConversation(tx, second.id);
    held.resolve();
    await mayGo.promise;
    await post(tx, second.id, isSameSender ? one : other, '345 67, ok?');
  });
  await held.promise;
  const waiting = begin((tx) => post(tx, first.id, one, '345 67, ok?'));
  await expect.poll(() => waitingForLocks(oja), { timeout: 20_000 }).toBe(1);
  mayGo.resolve();
  const outcomes = await Promise.allSettled([holding, waiting]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await conversation(oja, other, second.id)).subject).toMatch(/^My line: •/);
});
