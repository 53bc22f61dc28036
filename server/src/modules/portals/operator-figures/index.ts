import { sendDueFigures } from './send-due-figures.ts';
import { sendFigureMail } from './send-figure-mail.ts';

export { figureScheduleRoutes } from './figure-schedule.routes.ts';
export { operatorFigureRoutes } from './operator-figures.routes.ts';
export { sendDueFigures };
export const figureJobs = [sendDueFigures, sendFigureMail];
