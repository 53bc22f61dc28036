import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { CompareButton, CompareLink } from './compare-button';
import { compareStore } from './compare-store';

const listings = ['a', 'b', 'c'].map((letter) => ({
  id: `${letter.repeat(8)}-1111-4111-8111-111111111111`,
  handle: `@${letter}`,
}));

/** Every time that React draws a part of the page, by the handle of its listing or as "link". */
let drawn: string[] = [];
const count = (id: string) => {
  drawn.push(id);
};

const page = (
  <MemoryRouter>
    <Profiler id="link" onRender={count}>
      <CompareLink />
    </Profiler>
    {listings.map((listing) => (
      <Profiler key={listing.id} id={listing.handle} onRender={count}>
        <CompareButton listing={listing} compact />
      </Profiler>
    ))}
  </MemoryRouter>
);

beforeEach(() => {
  drawn = [];
  compareStore.set([]);
});

function hydratePage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  drawn = [];
  return render(page, { container, hydrate: true });
}

test('a page of the server is hydrated without drawing any button twice', () => {
  hydratePage();
  expect(drawn.toSorted()).toEqual(['@a', '@b', '@c', 'link']);
});

test('a choice draws its own button and the link anew', () => {
  hydratePage();
  drawn = [];
  fireEvent.click(screen.getByRole('button', { name: 'Compare @b' }));
  expect(drawn.toSorted()).toEqual(['@b', 'link']);
  expect(screen.getByRole('button', { name: 'Compare @b' }).getAttribute('aria-pressed')).toBe('true');
});
