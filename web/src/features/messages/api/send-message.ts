import { messagingEndpoints } from '@oja/contract/messaging';
import { callApi } from '@/lib/api/call-api';
import type { QueuedMessage } from '../logic/outbox';

export async function sendMessage({
  conversationId,
  clientId,
  text,
  pictures,
}: QueuedMessage): Promise<void> {
  await callApi(messagingEndpoints.sendMessage, {
    params: { id: conversationId },
    body: { client_id: clientId, text, images: pictures.map(({ id }) => id) },
  });
}
