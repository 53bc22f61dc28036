import type { UserView } from '@oja/contract/user-views';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { authStore } from '@/lib/auth/auth-store';
import { serverNowMs } from '@/lib/server-clock';
import { readView, readViewedUser } from './api';
import { viewInMemory } from './memory-storage';
import { OverPage } from './over-page';
import { type Exits, ViewBar } from './view-bar';
import { forgetView, keepView, takeViewId } from './view-id';
import { watchRequests } from './watch-requests';

/**
 * A tab in which a member of staff sees Oja as a person sees it. Before the application starts, the tab is cut off from
 * what the tabs of a browser share: local storage is replaced by memory, every request names the view, and there is no
 * live connection (`getsNoHints`). When the view is over the page is loaded again and shows nothing of the person.
 */
export async function startView(startApplication: () => void): Promise<void> {
  const viewId = takeViewId();
  const staff = authStore.record();
  let view: UserView | undefined;
  try {
    view = await readView(viewId);
    if (staff === undefined || isOver(view)) return showOver(view);
    viewInMemory();
    const exits = exitsOf(view, watchRequests({ viewId, onOver: reload }), staff.token);
    authStore.set({ ...staff, view: viewId });
    authStore.setUser(staff.token, await readViewedUser());
    drawOnTop(<ViewBar view={view} exits={exits} />);
    // Sign out, and a session that ended, end the view.
    authStore.subscribe(() => {
      if (authStore.record() === undefined) void exits.end(reload);
    });
    startApplication();
  } catch {
    showOver(view);
  }

  function reload(): void {
    keepView(viewId);
    window.location.reload();
  }
}

function isOver({ ended_at, expires_at }: UserView): boolean {
  return ended_at !== null || Date.parse(expires_at) <= serverNowMs();
}

/** The view is ended in the name of the member of staff, so this request does not name it. */
function exitsOf(view: UserView, plainFetch: typeof fetch, token: string): Exits {
  const end: Exits['end'] = async (then) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/admin/user-views/${view.id}/end`;
    await plainFetch(url, { method: 'POST', headers, credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
    then();
  };
  return { end, leave: () => leaveTo(view.user_id), expire: () => window.location.reload() };
}

function leaveTo(userId: string | undefined): void {
  forgetView();
  window.location.assign(userId === undefined ? '/admin' : `/admin/users/${userId}`);
}

function showOver(view: UserView | undefined): void {
  document.getElementById('root')?.remove();
  drawOnTop(<OverPage name={view?.name} onLeave={() => leaveTo(view?.user_id)} />);
}

function drawOnTop(content: ReactNode): void {
  const container = document.createElement('div');
  container.className = 'pointer-events-auto sticky top-0 z-70';
  document.body.prepend(container);
  createRoot(container).render(content);
}
