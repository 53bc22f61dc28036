import { describe, expect, test } from 'vitest';
import { bankListAnswer, bankPageAnswer, errorEnvelope, resolveAnswer } from '../test/answer-schemas.ts';
import { startTestSimulator } from '../test/simulator-world.ts';

describe('GET /bank', () => {
  test('lists Nigerian banks by their names and codes, each code once', async () => {
    const simulator = await startTestSimulator();
    const { body } = await simulator.call('GET /bank?country=nigeria&currency=NGN');
    const { data } = bankListAnswer.parse(body);
    const codes = data.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
    const named = Object.fromEntries(data.map(({ code, name }) => [code, name]));
    expect(named).toMatchObject({
      '058': 'Guaranty Trust Bank',
      '057': 'Zenith Bank',
      '044': 'Access Bank',
      '50211': 'Kuda Bank',
      '50515': 'Moniepoint MFB',
      '999991': 'PalmPay',
      '120003': 'MTN Momo PSB',
      '001': 'Test Bank',
    });
    expect(named['999992']).toContain('OPay');
  });

  test('walks by cursor through all of them without a gap', async () => {
    const simulator = await startTestSimulator();
    const seen: string[] = [];
    let query = '?use_cursor=true&perPage=20';
    for (;;) {
      const { data, meta } = bankPageAnswer.parse((await simulator.call(`GET /bank${query}`)).body);
      seen.push(...data.map(({ code }) => code));
      if (meta.next === null) break;
      query = `?use_cursor=true&perPage=20&next=${encodeURIComponent(meta.next)}`;
    }
    const all = bankListAnswer.parse((await simulator.call('GET /bank')).body).data;
    expect(seen).toEqual(all.map(({ code }) => code));
    expect((await simulator.call('GET /bank?use_cursor=true&next=nonsense')).status).toBe(400);
  });

  test('adds the NIP code on demand and knows no other country', async () => {
    const simulator = await startTestSimulator();
    const { body } = await simulator.call('GET /bank?include_nip_sort_code=true');
    expect(body.data).toContainEqual(expect.objectContaining({ code: '058', nip_sort_code: '000013' }));
    expect((await simulator.call('GET /bank?country=ghana')).body.data).toEqual([]);
  });
});

describe('GET /bank/resolve', () => {
  test.each(['0123456789', '0000000001', '0000000006'])(
    'resolves %s to a test account at any bank',
    async (number) => {
      const simulator = await startTestSimulator();
      for (const code of ['001', '058', '999992']) {
        const { body } = await simulator.call(`GET /bank/resolve?account_number=${number}&bank_code=${code}`);
        expect(resolveAnswer.parse(body).data.account_name).toBe(`TEST ACCOUNT ${number}`);
      }
    },
  );

  test.each(['0000000000', '123', '01234567890', '01234x6789'])('cannot resolve %s', async (number) => {
    const simulator = await startTestSimulator();
    const answer = await simulator.call(`GET /bank/resolve?account_number=${number}&bank_code=058`);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'Could not resolve account name. Check parameters or try again.',
        code: 'invalid_bank_code',
      },
    });
    errorEnvelope.parse(answer.body);
  });

  test('wants both parameters and a bank it knows', async () => {
    const { call } = await startTestSimulator();
    expect(await call('GET /bank/resolve?bank_code=058')).toMatchObject({
      status: 400,
      body: { code: 'missing_params' },
    });
    expect(await call('GET /bank/resolve?account_number=0123456789')).toMatchObject({ status: 400 });
    expect(await call('GET /bank/resolve?account_number=0123456789&bank_code=059')).toMatchObject({
      status: 400,
      body: { message: 'Unknown bank code: 059' },
    });
  });

  test('has the daily limit of test mode only when asked, and never for the test bank', async () => {
    const { call, control } = await startTestSimulator();
    await control('POST /settings', { liveResolvesPerDay: 3 });
    const resolve = (bank: string) => call(`GET /bank/resolve?account_number=0123456789&bank_code=${bank}`);
    for (let tries = 0; tries < 3; tries += 1) expect((await resolve('058')).status).toBe(200);
    expect(await resolve('058')).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Test mode daily limit of 3 live bank resolves exceeded.') },
    });
    expect((await resolve('001')).status).toBe(200);
    await control('POST /clock/advance', { hours: 24 });
    expect((await resolve('058')).status).toBe(200);
  });
});
