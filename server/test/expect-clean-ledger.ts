import { expect } from 'vitest';
import { findLedgerFaults } from '../src/modules/ledger/index.ts';
import type { Oja } from './oja.ts';

/** Ends every test that moves money. */
export async function expectCleanLedger(oja: Oja): Promise<void> {
  expect(await findLedgerFaults(oja.deps.db)).toEqual([]);
}
