import { sweepDisputeImages } from './evidence-images.ts';

export { assignEvidence, presentEvidence, uploadEvidence } from './evidence-images.ts';
export { onceWithEvidence } from './once-with-evidence.ts';
export { sweepDisputeImages };
export const evidenceJobs = [sweepDisputeImages];
