import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useFocusNamedSection } from './use-focus-named-section';

const sectionIds = ['standing'];

function Page() {
  useFocusNamedSection(sectionIds);
  return <section id="standing" tabIndex={-1} />;
}

/** Focuses the main region after a navigation, as the root layout does. */
function Layout() {
  useEffect(() => document.querySelector('main')?.focus(), []);
  return (
    <main tabIndex={-1}>
      <Page />
    </main>
  );
}

test('the section that a link names keeps focus when the layout focuses the main region', async () => {
  render(
    <MemoryRouter initialEntries={['/settings#standing']}>
      <Layout />
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.activeElement?.id).toBe('standing'));
});
