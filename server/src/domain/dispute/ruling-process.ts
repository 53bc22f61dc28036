import type { RulingStatus } from '@oja/contract/ruling-fields';
import type { Process } from '../process.ts';

/** Staff with the right to cases, a side of the dispute, and the clock. */
export type RulingActor = 'admin' | 'party' | 'clock';

/**
 * The life of a ruling. `decide` carries it out at once; `record` leaves it waiting for an appeal, and money moves with
 * `execute` or `uphold`. A ruling that is replaced moves none: the one in its place is decided by the appeal, for good.
 * One that is taken back moves none either: the dispute is open again and decided anew.
 */
export const rulingProcess = {
  decide: { from: [], to: 'executed', by: ['admin'] },
  record: { from: [], to: 'waiting', by: ['admin'] },
  execute: { from: ['waiting'], to: 'executed', by: ['clock', 'party'] },
  take_back: { from: ['waiting'], to: 'taken_back', by: ['admin'] },
  appeal: { from: ['waiting'], to: 'appealed', by: ['party'] },
  uphold: { from: ['appealed'], to: 'executed', by: ['admin'] },
  replace: { from: ['appealed'], to: 'replaced', by: ['admin'] },
} as const satisfies Process<string, RulingStatus, RulingActor>;

export type RulingTransition = keyof typeof rulingProcess;
