import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noFilter } from '../../logic/market-filter';
import { CrossedPrices } from './filter-controls';

test('prices in the wrong order are named, and swapped on demand', () => {
  const onChange = vi.fn();
  render(<CrossedPrices filter={{ ...noFilter, priceFrom: '500000', priceTo: '100' }} onChange={onChange} />);
  expect(screen.getByRole('alert').textContent).toContain('The lower price comes first.');
  fireEvent.click(screen.getByRole('button', { name: 'Swap them' }));
  expect(onChange).toHaveBeenCalledWith({ priceFrom: '100', priceTo: '500000' });
});

test('prices in order need no sentence', () => {
  render(<CrossedPrices filter={{ ...noFilter, priceFrom: '100', priceTo: '500000' }} onChange={vi.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
