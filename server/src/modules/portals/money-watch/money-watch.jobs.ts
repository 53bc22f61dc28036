import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { auditMoney } from './audit-money.ts';

export const auditNightly = defineJob({
  name: 'audit_money',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    await auditMoney(deps);
  },
});
