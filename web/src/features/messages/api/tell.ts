import { messagingEndpoints } from '@oja/contract/messaging';
import { callApi } from '@/lib/api/call-api';

/** Said in passing: whether it arrives changes nothing for the person who does it. */
export function tellTyping(id: string): void {
  callApi(messagingEndpoints.tellTyping, { params: { id } }).catch(() => undefined);
}

export function tellRead(id: string, position: number): void {
  callApi(messagingEndpoints.readConversation, { params: { id }, body: { position } }).catch(() => undefined);
}
