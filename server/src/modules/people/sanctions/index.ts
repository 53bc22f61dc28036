export { appealToken, readAppealToken } from './appeal-token.ts';
export { endSanction, type SanctionEnd } from './end-sanction.ts';
export { giveSanction } from './give-sanction.ts';
export { proposeReactivation, reactivate } from './reactivate.ts';
export { findSanctioned, listSanctions, type SanctionWithStaff } from './sanction.queries.ts';
export { readSanction, type SanctionRow, withdrawAppealsOf } from './sanction.store.ts';
export { suspend, suspendUser, unsuspendUser } from './suspend-user.ts';
