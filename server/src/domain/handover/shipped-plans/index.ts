import type { HandoverKind } from '@oja/contract/handover-labels';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Platform } from '@oja/contract/listing-labels';
import { facebookRole } from './facebook.ts';
import { instagramCredentials } from './instagram.ts';
import { telegramNumber, telegramRole } from './telegram.ts';
import { tiktokCredentials } from './tiktok.ts';
import { twitterCredentials } from './twitter.ts';
import { whatsappNumber, whatsappRole } from './whatsapp.ts';
import { youtubeRole } from './youtube.ts';

/** Version 1 of every plan. Administrators add versions; a purchase keeps the one it began with. */
export const shippedPlans: readonly HandoverPlan[] = [
  instagramCredentials,
  youtubeRole,
  twitterCredentials,
  tiktokCredentials,
  telegramRole,
  telegramNumber,
  whatsappRole,
  whatsappNumber,
  facebookRole,
];

export function findShippedPlan(platform: Platform, kind: HandoverKind): HandoverPlan | undefined {
  return shippedPlans.find((plan) => plan.platform === platform && plan.kind === kind);
}
