import type { FigureSchedule } from '@oja/contract/figure-schedules';
import { weekdays } from '@oja/contract/weekdays';
import type { Deps } from '../../../deps/deps.ts';

export async function showFigureSchedule(
  deps: Pick<Deps, 'db' | 'settings'>,
  userId: string,
): Promise<FigureSchedule> {
  const { emailEnabled } = await deps.settings.read('notifications');
  const row = await deps.db
    .selectFrom('figureSchedules')
    .select(['frequency', 'weekday', 'nextAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return {
    schedule: row
      ? {
          frequency: row.frequency,
          weekday: weekdays[row.weekday - 1] ?? 'monday',
          next_at: row.nextAt.toISOString(),
        }
      : null,
    mails_on: emailEnabled,
  };
}
