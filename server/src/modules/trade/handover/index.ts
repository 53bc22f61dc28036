import { sweepHandoverCodes } from './handover-codes.ts';
import { followClock, watchHandovers } from './watch-handovers.ts';

export { cancelHandover } from './cancel-handover.ts';
export { handoverRoutes } from './handover.routes.ts';
export { handoverChecks } from './handover-checks.ts';
export { sealedHandoverColumns } from './handover-codes.ts';
export { tickStep } from './tick-step.ts';
export { followClock, sweepHandoverCodes, watchHandovers };
export const handoverJobs = [sweepHandoverCodes, watchHandovers];
