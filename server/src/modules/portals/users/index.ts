export { adminChangeApproval } from './admin-change-approval.ts';
export { presentPerson } from './present-person.ts';
export { roleRoutes } from './role.routes.ts';
export { searchPeople, searchUsers } from './search-users.ts';
export type { UserViewer } from './user.presenter.ts';
export { userRoutes } from './user.routes.ts';
export { isPresent } from './user-list.queries.ts';
