import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.mjs';

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  test('counts tests', () => {
    expect(countVitest(report)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  test('counts a file that could not be loaded as a failure, and a failed file with tests only once', () => {
    const testResults = [
      { name: 'a', status: 'failed', assertionResults: [] },
      { name: 'b', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'breaks' }] },
      { name: 'c', status: 'passed', assertionResults: [] },
    ];
    expect(countVitest({ ...report, testResults }).failed).toBe(2);
  });

  test('names what failed, in a line each', () => {
    const failed = { status: 'failed', fullName: 'a wallet pays', failureMessages: ['expected 1\n  at …'] };
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'wallet.test.ts',
        status: 'failed',
        assertionResults: [failed, { status: 'passed', fullName: 'another' }],
      },
    ];
    expect(countVitest({ ...report, testResults }).failures).toEqual([
      'broken.test.ts: no such module',
      'wallet.test.ts › a wallet pays: expected 1',
    ]);
  });
});

describe('countPlaywright', () => {
  test('counts a test that passed at the second attempt as passed, and errors outside tests as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{ message: 'setup broke' }] })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });
});
