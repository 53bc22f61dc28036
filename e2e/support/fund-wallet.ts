import type { APIRequestContext } from '@playwright/test';

/** Pays into a wallet the way a person does, through the payment page, but without looking at it. */
export async function fundWallet(request: APIRequestContext, token: string, naira: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const started = await request.post('/api/paystack/pay', { headers, data: { amount: naira } });
  if (!started.ok()) throw new Error(await started.text());
  const { authorization_url: page, reference } = (await started.json()).data;
  await request.post(page, { form: { outcome: 'success' }, maxRedirects: 0 });
  const verified = await request.get('/api/paystack/verify', { headers, params: { reference } });
  if (!verified.ok()) throw new Error(await verified.text());
}
