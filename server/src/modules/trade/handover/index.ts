import { sweepHandoverCodes } from './handover-codes.ts';
import { watchHandovers } from './watch-handovers.ts';

export { handoverRoutes } from './handover.routes.ts';
export { handoverChecks } from './handover-checks.ts';
export { sealedHandoverColumns } from './handover-codes.ts';
export { sweepHandoverCodes, watchHandovers };
export const handoverJobs = [sweepHandoverCodes, watchHandovers];
