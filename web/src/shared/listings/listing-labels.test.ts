import { listingStatusLabels, platforms, staffStatusLabels } from '@oja/contract/listing-labels';
import { describe, expect, test } from 'vitest';
import { platformOrders } from './listing-labels';

describe('the words of the market', () => {
  test('U555, U556, U557, A186, A195: posted, pending and disputed have names of their own', () => {
    expect(listingStatusLabels).toMatchObject({
      posted: 'Approved',
      pending: 'Pending Review',
      disputed: 'Flagged',
    });
    expect(staffStatusLabels).toMatchObject({
      posted: 'Approved',
      pending: 'Pending Review',
      disputed: 'Disputed',
    });
  });

  test.each([
    ['market', ['instagram', 'tiktok', 'telegram', 'youtube', 'twitter'], 'U656'],
    ['creation', ['instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp'], 'U631'],
    ['edit', ['instagram', 'tiktok', 'youtube', 'telegram', 'twitter', 'facebook'], 'U227'],
    ['staff', ['instagram', 'telegram', 'youtube', 'tiktok'], 'A184'],
  ] as const)('the platforms of %s begin with %s (%s) and none is missing', (place, specified, _row) => {
    const order: readonly string[] = platformOrders[place];
    expect(order.slice(0, specified.length)).toEqual(specified);
    expect(order.toSorted()).toEqual(platforms.toSorted());
  });
});
