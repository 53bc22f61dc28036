import { z } from 'zod';

export const webhookPayload = z.object({ type: z.string(), timestamp: z.string(), data: z.unknown() });
export type WebhookPayload = z.infer<typeof webhookPayload>;
