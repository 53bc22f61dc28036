import type { EndpointName } from '@oja/contract';
import { openModeration } from '../../src/modules/talk/reports/test-reports.ts';
import type { BodyFor, CallOptions, DataFor } from '../calls.ts';
import type { Person } from '../oja.ts';
import { type OjaWithPaystack, startOjaWithPaystack } from '../paystack.ts';
import { changeSettings, type Market } from '../purchases.ts';
import { startReceiver } from '../receiver.ts';

/** An installation for staff calls: money, a market, a Paystack simulator and a webhook receiver. */
export interface BackOffice {
  oja: OjaWithPaystack;
  market: Market;
  /** Reports a listing or another target; returns the id of the report. */
  report(change?: Partial<BodyFor<'submitReport'>>, by?: Person): Promise<string>;
  /** A call of the administrator that must succeed; returns its data. */
  done<Name extends EndpointName>(name: Name, options?: CallOptions<Name>): Promise<DataFor<Name>>;
}

/** Creates what a call needs, and returns its options. */
export type StaffCalls = { [Name in EndpointName]?: (office: BackOffice) => Promise<CallOptions<Name>> };

export async function openBackOffice(): Promise<BackOffice> {
  const oja = await startOjaWithPaystack();
  const { market, report } = await openModeration(oja);
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
