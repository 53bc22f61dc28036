import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { plainColour } from './test-pictures.ts';

const oja = await startOja({ env: { RATE_LIMIT_FACTOR: '1' } });
const headers = { 'content-type': 'image/png' };
const upload = (token: string, body: Buffer) => oja.call('uploadListingImage', { token, body, headers });
const setAvatar = (token: string, body: Buffer) => oja.call('setAvatar', { token, body, headers });
const attempts = 26;

describe('one account that uploads large pictures', () => {
  test('of 6600 × 6000 pixels is refused by the header, and others are served', async () => {
    const [attacker, other] = [await oja.person({ role: 'seller' }), await oja.person()];
    const large = await plainColour(6_600, 6_000, '#0b6b4f');
    const avatar = await plainColour(200, 200, '#c98a1b');
    const attack = Array.from({ length: attempts }, () => upload(attacker.token, large));
    expect((await setAvatar(other.token, avatar)).status).toBe(200);
    const codes = (await Promise.all(attack)).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['image_dimensions_too_large', 'too_many_requests']));
  });

  test('of an allowed size delays others by two pictures at most', async () => {
    const [attacker, other] = [await oja.person({ role: 'seller' }), await oja.person()];
    const large = await plainColour(1_500, 1_500, '#0b6b4f');
    const avatar = await plainColour(200, 200, '#c98a1b');
    let done = 0;
    const attack = Array.from({ length: attempts }, async () => {
      const answer = await upload(attacker.token, large);
      if (answer.status === 200) done += 1;
      return answer.status;
    });
    expect((await setAvatar(other.token, avatar)).status).toBe(200);
    expect(done).toBeLessThanOrEqual(3);
    expect(new Set(await Promise.all(attack))).toEqual(new Set([200, 429]));
  }, 60_000);
});
