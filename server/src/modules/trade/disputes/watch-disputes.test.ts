import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterAll, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buyAndDispute, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { watchDisputes } from './index.ts';

/** A dispute that a clock cannot handle is put off, so that it is not tried in every round before the others. */
const oja = await startOja();
const market = await openMarket(oja);

afterAll(() => expectCleanLedger(oja));

const watch = () => watchDisputes.run(oja.deps, {}, { number: 1, last: true });

const failuresOf = async (purchaseId: string) => {
  const failures = oja.deps.db.selectFrom('pollFailures').select(['poll', 'tries', 'lastError']);
  return failures.where('rowId', '=', purchaseId).orderBy('poll').execute();
};

const noted = async (purchaseId: string) => {
  const events = oja.deps.db.selectFrom('purchaseEvents').select('transition');
  const rows = await events.where('purchaseId', '=', purchaseId).where('actor', '=', 'clock').execute();
  return rows.map(({ transition }) => transition).toSorted();
};

test('one that fails is tried less and less often, and neither the others nor its other clocks wait for it', async () => {
  const [{ id: poisoned }, { id: other }] = [
    await buyAndDispute(await withNewBuyer(market)),
    await buyAndDispute(await withNewBuyer(market)),
  ];
  await asOwner(
    oja,
    `create function refuse_note() returns trigger language plpgsql as $$
       begin raise exception 'this note cannot be made'; end $$`,
  );
  await asOwner(
    oja,
    `create trigger refuse_note before insert on purchase_events for each row
       when (new.purchase_id = '${poisoned}' and new.transition = 'seller_overdue') execute function refuse_note()`,
  );
  oja.clock.advance(72 * hourMs);
  await watch();
  expect(await noted(other)).toEqual(['seller_overdue']);
  const failure = { poll: 'watch_disputes.mark_overdue', lastError: 'this note cannot be made' };
  expect(await failuresOf(poisoned)).toEqual([{ ...failure, tries: 1 }]);

  oja.clock.advance(2 * minuteMs - 1);
  await watch();
  expect(await failuresOf(poisoned)).toEqual([{ ...failure, tries: 1 }]);
  oja.clock.advance(1);
  await watch();
  expect(await failuresOf(poisoned)).toEqual([{ ...failure, tries: 2 }]);

  oja.clock.advance(48 * hourMs - 2 * minuteMs);
  await watch();
  expect(await noted(poisoned)).toEqual(['escalate']);
  expect(await failuresOf(poisoned)).toEqual([{ ...failure, tries: 3 }]);

  await asOwner(oja, 'drop trigger refuse_note on purchase_events');
  oja.clock.advance(8 * minuteMs);
  await watch();
  expect(await noted(poisoned)).toEqual(['escalate', 'seller_overdue']);
  expect(await failuresOf(poisoned)).toEqual([]);
});
