import type { AppealStatus } from '@oja/contract/ruling-fields';
import type { Process } from '../process.ts';

export type AppealActor = 'admin' | 'party';

/**
 * The life of an appeal, of which a ruling has one at most. `replace` is for a ruling that waits, `award` for one that
 * was carried out.
 */
export const appealProcess = {
  open: { from: [], to: 'open', by: ['party'] },
  uphold: { from: ['open'], to: 'upheld', by: ['admin'] },
  replace: { from: ['open'], to: 'replaced', by: ['admin'] },
  award: { from: ['open'], to: 'awarded', by: ['admin'] },
} as const satisfies Process<string, AppealStatus, AppealActor>;

export type AppealTransition = keyof typeof appealProcess;
