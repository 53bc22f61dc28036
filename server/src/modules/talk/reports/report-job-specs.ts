import { z } from 'zod';
import { declareJob } from '../../../jobs/job.ts';

export const announceDismissal = declareJob({
  name: 'announce_dismissal',
  payload: z.object({ reportId: z.uuid(), at: z.iso.datetime(), notificationId: z.uuid() }),
  attempts: 8,
});
