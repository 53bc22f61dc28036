import pg from 'pg';
import { test } from 'vitest';
import { addBuyer, offer, openMarket } from '../../../test/deals.ts';
import { startOja } from '../../../test/oja.ts';

const oja = await startOja();
const market = await openMarket(oja);
test('prof', async () => {
  const buyer = await addBuyer(oja, 100_000_000);
  const listings: any[] = [];
  for (let n = 0; n < 60; n += 1) listings.push(await offer(market));
  const stats = new Map<string, number[]>();
  const original = pg.Client.prototype.query as any;
  let on = false;
  (pg.Client.prototype as any).query = function (...args: any[]) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0]?.text ?? 'x');
    const t0 = performance.now();
    const result = original.apply(this, args);
    if (on && result?.then) return result.then((v: any) => { const k = text.replace(/\s+/g, ' ').slice(0, 110); const l = stats.get(k) ?? []; l.push(performance.now() - t0); stats.set(k, l); return v; });
    return result;
  };
  const report = (name: string, total: number[]) => {
    const med = (l: number[]) => l.toSorted((a, b) => a - b)[l.length >> 1] ?? 0;
    console.log(name, 'total median', med(total).toFixed(2), 'statements', [...stats.values()].reduce((s, l) => s + l.length, 0) / total.length);
    for (const [k, l] of stats) console.log(med(l).toFixed(2), (l.length / total.length).toFixed(2), k);
    stats.clear();
  };
  const bought: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const times: number[] = [];
    on = round === 1;
    for (let n = 0; n < 30; n += 1) { const t0 = performance.now(); const r = await oja.call('createPurchase', { token: buyer.token, body: { listing_id: listings[round * 30 + n].id } }); if (r.status !== 200) throw new Error(r.text); times.push(performance.now() - t0); bought.push(r.body.data.id); }
    if (on) report('buy', times);
  }
  for (let round = 0; round < 2; round += 1) {
    const times: number[] = [];
    on = round === 1;
    for (let n = 0; n < 30; n += 1) { const t0 = performance.now(); await oja.call('confirmPurchase', { token: buyer.token, params: { id: bought[round * 30 + n] } }); times.push(performance.now() - t0); }
    if (on) report('confirm', times);
  }
}, 120_000);
