import { announceWork } from './announce-work.ts';

export { hintStaffOfWork } from './announce-work.ts';
export {
  type AssignedKind,
  deleteOwner,
  findOwner,
  insertOwner,
  removeOwner,
  replaceOwner,
} from './assignment.store.ts';
export type { WorkDescription, WorkSource, WorkStream, WorkViewer } from './work-source.ts';
export const staffWorkJobs = [announceWork];
