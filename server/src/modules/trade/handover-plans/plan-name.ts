import { type HandoverKind, handoverKinds } from '@oja/contract/handover-labels';
import { type Platform, platforms } from '@oja/contract/listing-labels';
import { z } from 'zod';

export interface PlanName {
  platform: Platform;
  kind: HandoverKind;
}

/** How the audit log and proposals name a plan. */
export function subjectOfPlan({ platform, kind }: PlanName): string {
  return `${platform} ${kind}`;
}

const nameParts = z.tuple([z.enum(platforms), z.enum(handoverKinds)]);

export function planOfSubject(subject: string): PlanName {
  const [platform, kind] = nameParts.parse(subject.split(' '));
  return { platform, kind };
}
