import { removeStoredDocument } from './remove-stored-document.ts';

export { applicationRoutes } from './application.routes.ts';
export { applicationWork } from './application-work.queries.ts';
export { openApplicationDocument } from './open-document.ts';
export { removeApplicationOf } from './remove-application.ts';
export { resealDocuments } from './reseal-documents.ts';
export { approveApplication, rejectApplication } from './review-application.ts';
export { saveDraft } from './save-draft.ts';
export { searchApplications } from './search-applications.ts';
export { submitApplication } from './submit-application.ts';
export { uploadDocument } from './upload-document.ts';
export const applicationJobs = [removeStoredDocument];
