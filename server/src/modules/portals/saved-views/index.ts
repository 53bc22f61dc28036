export { savedViewRoutes } from './saved-view.routes.ts';
export { listSavedViews, saveView } from './saved-view.store.ts';
