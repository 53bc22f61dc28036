import type { operatorFigureEndpoints } from '@oja/contract/operator-figures';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { exportOperatorFigures } from './export-operator-figures.ts';
import { showOperatorFigures } from './show-operator-figures.ts';

export const operatorFigureRoutes = (deps: Deps): Handlers<typeof operatorFigureEndpoints> => ({
  async operatorFigures({ query }) {
    return { data: await showOperatorFigures(deps, query.period ?? '12w') };
  },
  async exportOperatorFigures(call) {
    const { table = 'people', period = '12w' } = call.query;
    const lines = await exportOperatorFigures(deps, staffActor(call), { table, period });
    return sendCsv(call.reply, { name: `figures_by_${table}`, at: deps.now(), lines });
  },
});
