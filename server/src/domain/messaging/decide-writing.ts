import type { ErrorCode } from '@oja/contract/errors';
import { shownText } from '../contact-masks/shown-text.ts';

/** The facts about the other member that decide whether they can be written to. */
export interface Recipient {
  name: string;
  status: 'active' | 'inactive' | 'banned';
  isErased: boolean;
  /** Set by the writer, or against the writer. */
  blockedByWriter: boolean;
  blocksWriter: boolean;
}

/** The reason why a user cannot be written to, in order of precedence; undefined when they can. */
export function refuseWriting(to: Recipient): { code: ErrorCode; sentence: string } | undefined {
  if (to.isErased) {
    return { code: 'recipient_unavailable', sentence: 'This person has left Oja.' };
  }
  if (to.blockedByWriter) {
    return {
      code: 'conversation_blocked',
      sentence: `You blocked ${shownText(to.name)}. Unblock them to write again.`,
    };
  }
  if (to.blocksWriter) {
    return {
      code: 'conversation_blocked',
      sentence: `${shownText(to.name)} does not take messages from you.`,
    };
  }
  if (to.status !== 'active') {
    return {
      code: 'recipient_unavailable',
      sentence: 'This person cannot receive messages at the moment.',
    };
  }
  return undefined;
}
