import type { HandoverKind, Mailbox } from '@oja/contract/handover-labels';
import { isSpecifiedFlow } from './specified-plan.ts';

/**
 * Whether login details still wait for the buyer to ask for them. With a plan, the buyer can cancel until the hand-over
 * has begun, and the login details begin it. In the specified flow they are served at once.
 */
export function withholdsLogin(purchase: {
  handoverKind: HandoverKind;
  mailbox: Mailbox | null;
  servedAt: Date | null;
}): boolean {
  return purchase.handoverKind === 'credentials' && !isSpecifiedFlow(purchase) && purchase.servedAt === null;
}
