import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { createSealer } from '../../../crypto/sealing.ts';
import { resealColumn } from '../../../db/reseal-column.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { openCredentials, sealedListingColumns } from './index.ts';
import { addListing, addSeller } from './test-listings.ts';

const oja = await startOja();
const key = (id: string) => ({ id, key: randomBytes(32) });
const [first, second] = [key('k1'), key('k2')];

/** The server of this test seals with the first key from here on. */
const deps = oja.deps as { sealer: typeof oja.deps.sealer };
deps.sealer = createSealer([first]);

test('a new key takes over every row, and the old one may go', async () => {
  const seller = await addSeller(oja);
  const old = await addListing(oja, seller, { password: 'word-one', handover_notes: 'codes' });
  const plain = await addListing(oja, seller, { password: 'word-two' });
  const rotated = createSealer([second, first]);
  const opened = (sealer = rotated, id = old.id) =>
    inTransaction(oja.deps.db, (tx) => openCredentials(tx, sealer, id));

  // Before the command ran, both keys open the old rows, and new rows use the new key.
  expect(await opened()).toMatchObject({ password: 'word-one', handoverNotes: 'codes' });
  deps.sealer = rotated;
  const fresh = await addListing(oja, seller, { password: 'word-three' });

  const counts = [];
  for (const column of sealedListingColumns) counts.push(await resealColumn(oja.deps.db, rotated, column));
  expect(counts).toEqual([2, 1]);
  const alone = createSealer([second]);
  expect(await opened(alone)).toMatchObject({ password: 'word-one', handoverNotes: 'codes' });
  expect(await opened(alone, plain.id)).toMatchObject({ password: 'word-two', handoverNotes: null });
  expect(await opened(alone, fresh.id)).toMatchObject({ password: 'word-three' });
  for (const column of sealedListingColumns) expect(await resealColumn(oja.deps.db, rotated, column)).toBe(0);
});

test('a row that no key opens stops it with a sentence, and nothing is lost', async () => {
  const [column] = sealedListingColumns;
  if (column === undefined) throw new Error('there is a column');
  const stranger = createSealer([key('k9')]);
  await expect(resealColumn(oja.deps.db, stranger, column)).rejects.toThrow(/not in APP_KEYS/);
});
