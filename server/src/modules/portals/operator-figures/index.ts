export { operatorFigureRoutes } from './operator-figures.routes.ts';
