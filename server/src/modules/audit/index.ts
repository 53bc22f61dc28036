export { type Actor, audit } from './audit.ts';
export { staffActor } from './staff-actor.ts';
