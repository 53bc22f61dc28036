import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '@/styles/index.css';
import { createHydratingRouter, createRouter } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

// A tab in which staff see Oja as a person sees it is set up before anything reads a session.
if (holdsView())
  void import('@/features/user-view/start-view').then(({ startView }) => startView(() => start(container)));
else start(container);

function holdsView(): boolean {
  try {
    return window.location.hash.startsWith('#view=') || 'oja-view' in sessionStorage;
  } catch {
    // A browser may forbid storage.
    return false;
  }
}

function start(container: HTMLElement): void {
  if (container.hasChildNodes()) {
    // Not awaited here: the code of the page imports from this file, and would wait for it to finish.
    void createHydratingRouter().then((router) =>
      // As a transition React works in small steps, and the page stays quick to the touch meanwhile.
      startTransition(() => {
        hydrateRoot(container, applicationOf(router));
      }),
    );
  } else {
    createRoot(container).render(applicationOf(createRouter()));
  }
  // Only where an administrator has set an id of their own; the code is not even loaded otherwise.
  if (document.querySelector('meta[name=oja-counting]')) void import('./counting/start-counting');
}

function applicationOf(router: DataRouter) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
