import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { noFilter } from '../../logic/market-filter';
import { ClaimFilters } from './claim-filters';
import { PriceFilter } from './filter-controls';

test.each([
  ['Price from', 'priceFrom', PriceFilter],
  ['Price to', 'priceTo', PriceFilter],
  ['Revenue, 3 months', 'revenueFrom', ClaimFilters],
])('"%s" groups the amount while it is typed and filters by plain digits', (label, name, Filter) => {
  const onChange = vi.fn();
  renderInApp(<Filter filter={noFilter} onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: '₦150000' } });
  expect(field.value).toBe('150,000');
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ [name]: '150000' });
});
