import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '@/styles/index.css';
import { createRouter } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

const router = createRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (container.hasChildNodes()) {
  // A prerendered page stays as it is until the code of its route has arrived; hydrating earlier would replace it.
  whenInitialized(() => hydrateRoot(container, app));
} else {
  createRoot(container).render(app);
}

function whenInitialized(start: () => void) {
  if (router.state.initialized) return start();
  const unsubscribe = router.subscribe((state) => {
    if (!state.initialized) return;
    unsubscribe();
    start();
  });
}
