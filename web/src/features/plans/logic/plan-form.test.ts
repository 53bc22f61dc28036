import { describe, expect, test } from 'vitest';
import { type PlanFormValues, planForm, valuesOf } from './plan-form';

const values: PlanFormValues = {
  name: 'Growth',
  description: '',
  price: '5,000.50',
  uploadInterval: 'month',
  uploadLimit: '15',
  features: ' 15 live listings \n\nEscrow on every sale\n',
  isPopular: true,
};

describe('the plan form', () => {
  test('reads what was typed', () => {
    expect(planForm.parse(values)).toEqual({
      name: 'Growth',
      description: '',
      price: 5000.5,
      uploadInterval: 'month',
      uploadLimit: 15,
      features: ['15 live listings', 'Escrow on every sale'],
      isPopular: true,
    });
  });

  test('takes an empty limit for any number and no interval for a free plan', () => {
    const free = { ...values, price: '0', uploadInterval: 'none', uploadLimit: '' };
    expect(planForm.parse(free)).toMatchObject({ price: 0, uploadInterval: null, uploadLimit: null });
  });

  test.each([
    ['name', { name: ' ' }],
    ['price', { price: 'much' }],
    ['price', { price: '10.005' }],
    ['price', { price: '5.000' }],
    ['uploadInterval', { uploadInterval: 'none' }],
    ['uploadInterval', { price: '0' }],
    ['uploadLimit', { uploadLimit: '0' }],
    ['uploadLimit', { uploadLimit: '1.5' }],
    ['features', { features: '\n' }],
    ['features', { features: `Escrow\n${'a'.repeat(81)}` }],
  ] as const)('says what is wrong with %s', (field, change) => {
    const { error } = planForm.safeParse({ ...values, ...change });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test('begins with the plan it edits', () => {
    expect(
      valuesOf({
        id: 'g',
        name: 'Growth',
        description: 'Weekly.',
        price: 5_000,
        uploadInterval: 'month',
        uploadLimit: null,
        features: ['A', 'B'],
        isPopular: false,
        archived_at: null,
        subscribers: 3,
      }),
    ).toMatchObject({ price: '5000', uploadLimit: '', features: 'A\nB' });
  });
});
