import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ClaimFields } from './claim-fields';
import { emptyClaims } from './claim-values';

function Form() {
  const form = useForm({ defaultValues: emptyClaims });
  return (
    <FormProvider {...form}>
      <ClaimFields />
      <output>{form.watch('revenue')}</output>
    </FormProvider>
  );
}

test('the revenue is grouped while it is typed, and kept in plain digits', () => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Revenue (NGN)');
  fireEvent.change(field, { target: { value: '450000' } });
  expect(field.value).toBe('450,000');
  expect(screen.getByRole('status').textContent).toBe('450000');
});
