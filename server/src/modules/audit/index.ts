export { type Actor, audit } from './audit.ts';
export { findAuditBreak } from './verify-audit.ts';
