import { sanctionTerms } from '@oja/contract/account-standing';
import { dayMs } from '@oja/contract/durations';

interface AppealFacts {
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  appealedAt: Date | null;
}

/** Until when the person may appeal: not after the sanction has ended by itself. */
export function appealEndsAt({ startsAt, endsAt }: Pick<AppealFacts, 'startsAt' | 'endsAt'>): Date {
  const last = new Date(startsAt.getTime() + sanctionTerms.appealDays * dayMs);
  return endsAt !== null && endsAt < last ? endsAt : last;
}

/** The first reason to refuse an appeal; undefined when there is none. */
export function refuseAppeal(
  facts: AppealFacts,
  now: Date,
): 'sanction_over' | 'sanction_appealed' | 'sanction_appeal_late' | undefined {
  if (facts.endedAt !== null) return 'sanction_over';
  if (facts.appealedAt !== null) return 'sanction_appealed';
  return now < appealEndsAt(facts) ? undefined : 'sanction_appeal_late';
}
