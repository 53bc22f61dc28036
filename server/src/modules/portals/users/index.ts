export { searchPeople, searchUsers } from './search-users.ts';
export { userRoutes } from './user.routes.ts';
