import type { riskEndpoints } from '@oja/contract/risk';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import {
  addRiskRule,
  deleteRiskRule,
  listRiskRules,
  saveRiskRule,
  switchRiskRule,
} from './risk-rule.store.ts';
import { tryRiskRule } from './try-risk-rule.ts';

export const riskRoutes = (deps: Deps): Handlers<typeof riskEndpoints> => ({
  async listRiskRules() {
    return { data: await listRiskRules(deps) };
  },
  async addRiskRule({ body, ...call }) {
    return { data: await addRiskRule(deps, staffActor(call), body) };
  },
  async saveRiskRule({ params, body, ...call }) {
    return { data: await saveRiskRule(deps, staffActor(call), { id: params.id, ...body }) };
  },
  async deleteRiskRule({ params, ...call }) {
    await deleteRiskRule(deps, staffActor(call), params.id);
    return { data: null };
  },
  async tryRiskRule({ params, ...call }) {
    return { data: await tryRiskRule(deps, staffActor(call), params.id) };
  },
  async switchRiskRule({ params, body, ...call }) {
    return { data: await switchRiskRule(deps, staffActor(call), { id: params.id, ...body }) };
  },
});
