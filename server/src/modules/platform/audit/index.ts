export { auditRoutes } from './audit.routes.ts';
export { type Actor, type AuditEntry, audit } from './audit.ts';
export { auditExport } from './audit-export.ts';
export { staffActor } from './staff-actor.ts';
export { proveChain } from './verify-audit.ts';
export { isWrittenAbout } from './written-about.ts';
