import { expect, test } from 'vitest';
import { groupPlanFeatures } from './group-plan-features';

const growth = {
  id: 'g',
  name: 'Growth',
  price: 5_000,
  uploadLimit: 15,
  isPopular: true,
  description: 'Weekly.',
};

test('rows become plans with their features, in their order (U444 to U447, U449, U451, U453, U455)', () => {
  const pro = { ...growth, id: 'p', name: 'Pro', uploadLimit: null };
  const rows = [
    { plan_id: 'g', plan: growth, feature: 'A' },
    { plan_id: 'p', plan: pro, feature: 'B' },
    { plan_id: 'g', plan: growth, feature: 'C' },
  ];
  expect(groupPlanFeatures(rows)).toEqual([
    { ...growth, features: ['A', 'C'] },
    { ...pro, uploadLimit: 'Unlimited', features: ['B'] },
  ]);
});

test('what is missing has its default (U448, U450, U452, U454)', () => {
  const [plan] = groupPlanFeatures([{ plan_id: 'x', plan: { id: 'x', name: 'Bare' }, feature: 'A' }]);
  expect(plan).toEqual({
    id: 'x',
    name: 'Bare',
    price: 0,
    uploadLimit: 'N/A',
    isPopular: false,
    description: '',
    features: ['A'],
  });
});

test('no rows are no plans', () => {
  expect(groupPlanFeatures([])).toEqual([]);
});
