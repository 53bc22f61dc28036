import type { MessagePicture } from '@oja/contract/messaging';

/**
 * A message that was written and has not arrived.
 * waiting: will be tried by itself. failed: the server refused it; the person decides.
 */
export interface QueuedMessage {
  clientId: string;
  conversationId: string;
  userId: string;
  text: string;
  pictures: readonly MessagePicture[];
  createdAt: string;
  state: 'waiting' | 'failed';
  refusal: string | null;
}
