import { messagingEndpoints } from '@oja/contract/messaging';
import { callApi } from '@/lib/api/call-api';

export const revealConversation = async (purchaseId: string, reason: string) =>
  (await callApi(messagingEndpoints.revealConversation, { body: { purchase_id: purchaseId, reason } })).data;
