import type { ListingSignal } from '@oja/contract/risk-signals';
import type { Deps } from '../deps/deps.ts';
import { addRiskRule, listRiskRules, switchRiskRule, tryRiskRule } from '../modules/trade/risk/index.ts';
import { type People, staffOf } from './demo-people.ts';
import { hoursBefore } from './demo-time.ts';

interface DemoRule {
  name: string;
  signal: ListingSignal;
  threshold: number | null;
  isOn: boolean;
}

/** The one that is on holds a change of the listings at the desk. */
const demoRules: readonly DemoRule[] = [
  { name: 'Asks for payment outside Oja', signal: 'outside_payment', threshold: null, isOn: true },
  { name: 'Price at least doubled', signal: 'price_changed', threshold: 100, isOn: false },
  { name: 'Seller joined this week', signal: 'new_account', threshold: 7, isOn: false },
];

const hoursAgo = 15 * 24;

export async function loadDemoRules(deps: Deps, people: People): Promise<void> {
  const then = hoursBefore(deps, hoursAgo);
  const actor = staffOf(people);
  const known = await listRiskRules(then);
  for (const { isOn: on, ...content } of demoRules) {
    const rule = known.find(({ name }) => name === content.name) ?? (await addRiskRule(then, actor, content));
    if (!on || rule.is_on) continue;
    await tryRiskRule(then, actor, rule.id);
    await switchRiskRule(then, actor, { id: rule.id, on, version: rule.version });
  }
}
