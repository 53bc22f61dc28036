import type { EndpointName } from '@oja/contract';
import { openDesk } from '../../src/modules/reports/test-reports.ts';
import { changeSettings, type Market } from '../deals.ts';
import type { CallOptions, Person } from '../oja.ts';
import { type OjaWithPaystack, startOjaWithPaystack } from '../paystack.ts';
import { startReceiver } from '../receiver.ts';

/** A whole back office: money, a market, a Paystack and a webhook receiver of its own. */
export interface Desk {
  oja: OjaWithPaystack;
  market: Market;
  /** Somebody reports a listing, or what is said; the id of the report. */
  report(change?: object, by?: Person): Promise<string>;
  /** A call of the administrator that has to succeed, and its data. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies are read field by field, as in oja.ts
  done(name: EndpointName, options?: CallOptions): Promise<any>;
}

/** Brings about what a call needs, and says how to make it. */
export type StaffCall = (desk: Desk) => Promise<CallOptions>;
export type StaffCalls = Partial<Record<EndpointName, StaffCall>>;

export async function openStaffDesk(): Promise<Desk> {
  const oja = await startOjaWithPaystack();
  const { market, report } = await openDesk(oja);
  const receiver = await startReceiver();
  Object.assign(oja.deps, { webhooks: { ...receiver.gateway(), findFault: async () => undefined } });
  await changeSettings(oja, 'integrations', { webhookUrl: 'https://hooks.shop.ng/oja' });
  return {
    oja,
    market,
    report,
    async done(name, options = {}) {
      const answer = await oja.call(name, { token: market.admin.token, ...options });
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
      return answer.body.data;
    },
  };
}
