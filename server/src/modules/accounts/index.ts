export { createSessionCache, type SessionCache } from './session-cache.ts';
