import { describe, expect, test } from 'vitest';
import { addReportForm, approveReportForm } from './report-forms';

describe('a report that staff add', () => {
  const report = {
    title: 'Pretends to be a bank',
    reporter: 'Mrs Adeyemi, by phone',
    description: 'Uses the logo of her bank.',
    type: 'listing',
    reason: 'Spam',
    priority: 'medium',
    target: '',
  };
  const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

  test.each([
    ['', undefined],
    ['  ', undefined],
    [id, id],
    [`https://oja.test/accounts/${id.toUpperCase()}?tab=reviews`, id],
  ])('takes "%s" for the target %s', (target, sent) => {
    expect(addReportForm.parse({ ...report, target }).target).toBe(sent);
  });

  test('refuses a target without an id', () => {
    expect(addReportForm.safeParse({ ...report, target: 'that one' }).error?.issues).toMatchObject([
      { path: ['target'], message: 'Please paste the address of the page, or leave it empty.' },
    ]);
  });

  test('has the sentence of the contract for missing fields', () => {
    const { error } = addReportForm.safeParse({ ...report, title: ' ', description: '' });
    expect(error?.issues).toMatchObject([
      { path: ['title'], message: 'Please fill in all required fields' },
      { path: ['description'], message: 'Please fill in all required fields' },
    ]);
  });
});

describe('the approval of a report', () => {
  test('needs a reason when something is done', () => {
    const { error } = approveReportForm.safeParse({ action: 'warn_user', text: ' ', note: '' });
    expect(error?.issues).toMatchObject([{ path: ['text'], message: 'Please say why.' }]);
  });

  test('needs none otherwise', () => {
    expect(approveReportForm.safeParse({ action: 'none', text: '', note: '' }).success).toBe(true);
  });
});
