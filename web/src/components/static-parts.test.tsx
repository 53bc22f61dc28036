import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Form, Link, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { PagePart, staticParts } from './static-parts';

beforeEach(() => document.body.replaceChildren());

const Code = { Text: ({ name }: { name: string }) => <p>rendered {name}</p> };

async function showPage(parts: ReturnType<typeof partsOf>) {
  const router = createMemoryRouter([
    { path: '/', element: <Page parts={parts} /> },
    { path: '*', element: <Address /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

function partsOf() {
  return staticParts(['text'], async () => Code);
}

function Page({ parts }: { parts: ReturnType<typeof partsOf> }) {
  const { key } = useLocation();
  return (
    <PagePart of={parts} id="text">
      {({ Text }) => (
        <>
          <Text name={key} />
          <Link to="/a">Link</Link>
          <Form action="/b" />
        </>
      )}
    </PagePart>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function serverSends(html: string): void {
  document.body.innerHTML = `<div id="text">${html}</div>`;
}

test('keeps the HTML of the server until the code is loaded, then renders the data', async () => {
  serverSends('<p>from the server</p>');
  const parts = partsOf();
  document.body.replaceChildren();
  const router = await showPage(parts);
  expect(document.getElementById('text')?.innerHTML).toBe('<p>from the server</p>');
  await act(async () => {
    await parts.load();
    await router.navigate('/', { replace: true });
  });
  expect(document.getElementById('text')?.textContent).toContain('rendered');
  expect(screen.queryByText('from the server')).toBeNull();
});

test('links in the HTML of the server are followed by the router', async () => {
  serverSends('<a href="/market?page=2">Next</a>');
  const parts = partsOf();
  document.body.replaceChildren();
  await showPage(parts);
  fireEvent.click(screen.getByText('Next'));
  expect(await screen.findByText('/market?page=2')).toBeTruthy();
});

test('a form that only reads is sent by the router, with the fields that say something', async () => {
  serverSends(
    '<form action="/market"><input name="search" value="jollof wars"><input name="sort"><button>Go</button></form>',
  );
  const parts = partsOf();
  document.body.replaceChildren();
  await showPage(parts);
  fireEvent.click(screen.getByText('Go'));
  expect(await screen.findByText('/market?search=jollof+wars')).toBeTruthy();
});
