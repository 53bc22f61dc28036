import { expect } from 'vitest';
import { findMoneyFaults } from '../src/modules/portals/money-watch/index.ts';
import type { Oja } from './oja.ts';

/** The last check of every test that moves money. */
export async function expectCleanLedger(oja: Oja): Promise<void> {
  expect(await findMoneyFaults(oja.deps.db)).toEqual([]);
}
