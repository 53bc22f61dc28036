import type { figureScheduleEndpoints } from '@oja/contract/figure-schedules';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { askFigureMail } from './ask-figure-mail.ts';
import { endFigureSchedule } from './end-figure-schedule.ts';
import { saveFigureSchedule } from './save-figure-schedule.ts';
import { showFigureSchedule } from './show-figure-schedule.ts';
import { unsubscribeFigures } from './unsubscribe-figures.ts';

export const figureScheduleRoutes = (deps: Deps): Handlers<typeof figureScheduleEndpoints> => ({
  async figureSchedule({ session }) {
    return { data: await showFigureSchedule(deps, session.user.id) };
  },
  async saveFigureSchedule(call) {
    const actor = staffActor(call);
    await saveFigureSchedule(deps, actor, call.body);
    return { data: await showFigureSchedule(deps, actor.id) };
  },
  async endFigureSchedule(call) {
    const actor = staffActor(call);
    await endFigureSchedule(deps, { userId: actor.id, actor });
    return { data: await showFigureSchedule(deps, actor.id) };
  },
  async sendFigureMail(call) {
    await askFigureMail(deps, staffActor(call));
    return { data: null };
  },
  async unsubscribeFigures({ query }) {
    await unsubscribeFigures(deps, query.token);
    return { data: null };
  },
});
